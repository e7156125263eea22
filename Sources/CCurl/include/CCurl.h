// libcurl for Swift: its own header for types and constants, and functions of fixed shape for those of libcurl.
//
// libcurl is loaded while the program runs, not linked: it brings some forty libraries along, which a page from a file
// must not wait for. A call to one of its own functions fails to link, and so none can slip past the table in here.

#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>

/// Takes a part of the body, and returns how many bytes it took; fewer than given ends the transfer.
typedef size_t (*flow_curl_receiver)(char *bytes, size_t size, size_t count, void *context);

/// Asked every now and then; anything but 0 ends the transfer.
typedef int (*flow_curl_observer)(
    void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send, curl_off_t sent);

/// Loads libcurl by the name the dynamic linker knows it by, and sets it up for the whole process. Nothing else here may
/// be called before that has succeeded, and this not by two threads at once.
///
/// NULL for success, else the sentence why not, which stays valid until the thread's next call.
const char *flow_curl_load(const char *name);

/// NULL where there is no memory.
CURL *flow_curl_new(void);
void flow_curl_free(CURL *handle);
CURLcode flow_curl_perform(CURL *handle);
/// libcurl's own sentence for a code, which stays valid.
const char *flow_curl_sentence(CURLcode code);

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

/// The list with a copy of one more line, or NULL, which leaves the list as it was.
struct curl_slist *flow_curl_list_append(struct curl_slist *list, const char *line);
void flow_curl_list_free(struct curl_slist *list);

/// NULL where there is no memory.
CURLU *flow_curl_url_new(void);
void flow_curl_url_free(CURLU *url);
/// The text is copied; NULL takes the part away.
CURLUcode flow_curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags);
/// What is put into `text` goes to `flow_curl_url_text_free`.
CURLUcode flow_curl_url_get(const CURLU *url, CURLUPart part, char **text, unsigned int flags);
void flow_curl_url_text_free(char *text);

#endif
