// libcurl for Swift: its own header, and functions of fixed shape for the variadic ones Swift cannot call.

#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>

/// Takes a part of the body, and returns how many bytes it took; fewer than given ends the transfer.
typedef size_t (*flow_curl_receiver)(char *bytes, size_t size, size_t count, void *context);

/// Asked every now and then; anything but 0 ends the transfer.
typedef int (*flow_curl_observer)(
    void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send, curl_off_t sent);

/// Sets libcurl up for the whole process. Call it once, before anything else here.
bool flow_curl_prepare(void);

CURLcode flow_curl_set_number(CURL *handle, CURLoption option, long value);
/// The text is copied.
CURLcode flow_curl_set_text(CURL *handle, CURLoption option, const char *text);
/// The body of a POST, which is copied.
CURLcode flow_curl_set_body(CURL *handle, const void *bytes, size_t count);
/// The list has to outlive the transfer.
CURLcode flow_curl_set_headers(CURL *handle, struct curl_slist *headers);
/// At least CURL_ERROR_SIZE bytes that outlive the handle.
CURLcode flow_curl_set_error_buffer(CURL *handle, char *buffer);
CURLcode flow_curl_set_callbacks(
    CURL *handle, flow_curl_receiver receiver, flow_curl_observer observer, void *context);
/// Nothing but http and https, whatever else this libcurl was built with.
CURLcode flow_curl_allow_web_only(CURL *handle);

/// 0 where there is none.
long flow_curl_number(CURL *handle, CURLINFO info);
/// NULL where there is none; valid until the handle is used again.
const char *flow_curl_text(CURL *handle, CURLINFO info);

#endif
