#include <dlfcn.h>

#include "functions.h"

struct flow_curl_functions flow_curl;

const char *flow_curl_load(const char *name) {
    // All at once: a dependency that lacks a function is a failure now, not a crash within a request.
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return dlerror();
    struct flow_curl_functions found;
#define FLOW_CURL_FIND(function)                                                                                     \
    *(void **)&found.function = dlsym(library, "curl_" #function);                                                   \
    if (found.function == NULL)                                                                                      \
        return dlerror();
    FLOW_CURL_FUNCTIONS(FLOW_CURL_FIND)
#undef FLOW_CURL_FIND
    if (found.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
        return "it cannot be set up";
    flow_curl = found;
    return NULL;
}
