#include "functions.h"

CURLU *flow_curl_url_new(void) {
    return flow_curl.url();
}

void flow_curl_url_free(CURLU *url) {
    flow_curl.url_cleanup(url);
}

CURLUcode flow_curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
    return flow_curl.url_set(url, part, text, flags);
}

CURLUcode flow_curl_url_get(const CURLU *url, CURLUPart part, char **text, unsigned int flags) {
    return flow_curl.url_get(url, part, text, flags);
}

void flow_curl_url_text_free(char *text) {
    flow_curl.free(text);
}
