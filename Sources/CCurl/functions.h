#ifndef FLOW_CURL_FUNCTIONS_H
#define FLOW_CURL_FUNCTIONS_H

#include "CCurl.h"

// Every function of libcurl that is called here, without the curl_ before its name: with it some are macros as well.
#define FLOW_CURL_FUNCTIONS(X)                                                                                       \
    X(global_init)                                                                                                   \
    X(easy_init)                                                                                                     \
    X(easy_cleanup)                                                                                                  \
    X(easy_perform)                                                                                                  \
    X(easy_setopt)                                                                                                   \
    X(easy_getinfo)                                                                                                  \
    X(easy_strerror)                                                                                                 \
    X(slist_append)                                                                                                  \
    X(slist_free_all)                                                                                                \
    X(url)                                                                                                           \
    X(url_cleanup)                                                                                                   \
    X(url_set)                                                                                                       \
    X(url_get)                                                                                                       \
    X(free)

#define FLOW_CURL_MEMBER(name) __typeof__(&curl_##name) name;
struct flow_curl_functions { FLOW_CURL_FUNCTIONS(FLOW_CURL_MEMBER) };
#undef FLOW_CURL_MEMBER

// Complete once flow_curl_load has succeeded, and never changed after.
extern struct flow_curl_functions flow_curl;

#endif
