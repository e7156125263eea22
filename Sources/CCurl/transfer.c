#include "functions.h"

CURL *flow_curl_new(void) {
    return flow_curl.easy_init();
}

void flow_curl_free(CURL *handle) {
    flow_curl.easy_cleanup(handle);
}

CURLcode flow_curl_perform(CURL *handle) {
    return flow_curl.easy_perform(handle);
}

const char *flow_curl_sentence(CURLcode code) {
    return flow_curl.easy_strerror(code);
}

CURLcode flow_curl_set_number(CURL *handle, CURLoption option, long value) {
    return flow_curl.easy_setopt(handle, option, value);
}

CURLcode flow_curl_set_text(CURL *handle, CURLoption option, const char *text) {
    return flow_curl.easy_setopt(handle, option, text);
}

CURLcode flow_curl_set_body(CURL *handle, const void *bytes, size_t count) {
    // The size goes first: without it the bytes would be copied up to the first zero.
    CURLcode code = flow_curl.easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    if (code != CURLE_OK) return code;
    return flow_curl.easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, count > 0 ? bytes : "");
}

CURLcode flow_curl_set_headers(CURL *handle, struct curl_slist *headers) {
    return flow_curl.easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

CURLcode flow_curl_set_error_buffer(CURL *handle, char *buffer) {
    return flow_curl.easy_setopt(handle, CURLOPT_ERRORBUFFER, buffer);
}

CURLcode flow_curl_set_callbacks(
    CURL *handle, flow_curl_receiver receiver, flow_curl_observer observer, void *context) {
    CURLcode code = flow_curl.easy_setopt(handle, CURLOPT_WRITEFUNCTION, receiver);
    if (code == CURLE_OK) code = flow_curl.easy_setopt(handle, CURLOPT_WRITEDATA, context);
    if (code == CURLE_OK) code = flow_curl.easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, observer);
    if (code == CURLE_OK) code = flow_curl.easy_setopt(handle, CURLOPT_XFERINFODATA, context);
    if (code == CURLE_OK) code = flow_curl.easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
    return code;
}

CURLcode flow_curl_allow_web_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return flow_curl.easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return flow_curl.easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

long flow_curl_number(CURL *handle, CURLINFO info) {
    long value = 0;
    return flow_curl.easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

const char *flow_curl_text(CURL *handle, CURLINFO info) {
    char *text = NULL;
    return flow_curl.easy_getinfo(handle, info, &text) == CURLE_OK ? text : NULL;
}

struct curl_slist *flow_curl_list_append(struct curl_slist *list, const char *line) {
    return flow_curl.slist_append(list, line);
}

void flow_curl_list_free(struct curl_slist *list) {
    flow_curl.slist_free_all(list);
}
