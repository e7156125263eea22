#!/usr/bin/env python3
"""A backend to try flowview on, and to test it against. Needs nothing but Python's standard library.

    Samples/server.py [PORT]        serves on 127.0.0.1; without a port, or with 0, on a free one
    Samples/server.py PORT PEM      the same over https, with the key and the certificate of that file

The first line it prints is its address. It misbehaves on request:

    /page.json /feed.json …         the samples; POST answers next pages and actions as described in docs/http.md
    /moody                          fails at first, then answers
    /counting                       a page that says how often it was asked for
    /status/N                       an HTML page with that status
    /envelope                       200 with an error in place of a page
    /hostile /hostile-head          an error whose text, and whose head, would act on a terminal
    /hostile-type                   no page, of a content type that would
    /html /empty /cut /broken-gzip  no JSON, nothing, half a body, a damaged one
    /slow/S /drip/S                 waits S seconds; takes S seconds, a byte at a time
    /large/N /bomb/N                N bytes, plain; N bytes that travel as a few
    /gzip                           a page, compressed
    /redirect/STATUS?to=URL         leads elsewhere
    /loop                           leads to itself
    /hang-up                        closes the connection without an answer
    /log                            the requests so far: method, path, headers and body of each
"""

import gzip
import http.server
import json
import pathlib
import ssl
import sys
import threading
import time
import urllib.parse

SAMPLES = pathlib.Path(__file__).resolve().parent
GREETING = b'{"page": {"id": "greeting", "sections": [{"id": "s", "widgets": [' \
    b'{"type": "title_block", "id": "t", "data": {"title": "Hello from the server"}}]}]}}'


class Backend(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port, pem=None):
        super().__init__(("127.0.0.1", port), Handler)
        self.scheme = "https" if pem else "http"
        if pem:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(pem)
            self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.log = []
        self.lock = threading.Lock()

    def handle_error(self, request, client_address):
        """A client that leaves early is nothing to talk about."""


class Handler(http.server.BaseHTTPRequestHandler):
    server_version = "samples"

    def log_message(self, *arguments):
        """The log is there to be asked for, not to be printed."""

    def do_GET(self):
        self.respond(b"")

    def do_POST(self):
        self.respond(self.rfile.read(int(self.headers.get("Content-Length", 0))))

    def respond(self, body):
        address = urllib.parse.urlsplit(self.path)
        name, _, rest = address.path.strip("/").partition("/")
        if name == "log":
            with self.server.lock:
                return self.send(200, json.dumps(self.server.log).encode())
        with self.server.lock:
            earlier = sum(entry["path"] == self.path for entry in self.server.log)
            self.server.log.append({
                "method": self.command,
                "path": self.path,
                "headers": [[key.lower(), value] for key, value in self.headers.items()],
                "body": body.decode("utf-8", "replace"),
            })
        query = dict(urllib.parse.parse_qsl(address.query))
        special = getattr(self, "on_" + name.replace("-", "_"), None)
        if special:
            special(rest, query, earlier)
        elif self.command == "POST":
            self.answer(address.path, body)
        else:
            self.send_file(urllib.parse.unquote(address.path))

    # What a backend should do.

    def answer(self, path, body):
        """The next page of a sample, or the recorded answer to an action."""
        try:
            message = json.loads(body)
        except ValueError:
            return self.send(400, b"the body is no JSON", "text/plain")
        if message.get("kind") == "action":
            return self.send_file("actions/%s.json" % message["action"].get("endpoint", ""))
        stem = path.removesuffix(".json")
        number = 1
        while (file := self.file(stem + (".json" if number == 1 else ".page%d.json" % number))) is not None:
            sent = json.loads(file.read_bytes())["page"].get("pagination", {}).get("postback")
            number += 1
            if sent == message.get("postback"):
                return self.send_file("%s.page%d.json" % (stem, number))
        self.send(404, b"no page has sent this cursor", "text/plain")

    def file(self, path):
        file = (SAMPLES / path.lstrip("/")).resolve()
        return file if SAMPLES in file.parents and file.suffix == ".json" and file.is_file() else None

    def send_file(self, path):
        file = self.file(path)
        if file is None:
            return self.on_status("404", {}, 0)
        self.send(200, file.read_bytes())

    def send(self, status, body, content_type="application/json", **headers):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    # What backends do.

    def on_moody(self, rest, query, earlier):
        if earlier == 0:
            self.on_status("503", query, earlier)
        else:
            self.send(200, GREETING)

    def on_counting(self, rest, query, earlier):
        title = "Asked once" if earlier == 0 else "Asked %d times" % (earlier + 1)
        widgets = [{"type": "title_block", "id": "t", "data": {"title": title}},
                   {"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}]
        page = {"id": "counting", "sections": [{"id": "s", "widgets": widgets}]}
        self.send(200, json.dumps({"page": page}).encode())

    def on_status(self, rest, query, earlier):
        self.send(int(rest), b"\n<h1>This did not work</h1>\n<p>at all</p>\n", "text/html")

    def on_envelope(self, rest, query, earlier):
        self.send(200, b'{"error": {"code": "E42", "message": "try later"}}')

    def on_html(self, rest, query, earlier):
        self.send(200, b"<html><body>502 Bad Gateway</body></html>", "text/html")

    def on_hostile(self, rest, query, earlier):
        self.send(500, "\x1b[31mred\x07 \u202eback".encode(), "text/plain")

    def on_hostile_head(self, rest, query, earlier):
        """The same in the places that come before a body."""
        self.send_response(500, "\x1b]0;owned\x07\x9b31mreason")
        self.send_header("Content-Type", "text/\x1b[2J\x9d0;x\x9cplain")
        self.end_headers()
        self.wfile.write("\x1b]52;c;b3du\x07\x1b[2J\u202e\u200bbody".encode())

    def on_hostile_type(self, rest, query, earlier):
        """No page, and a type that explains why."""
        self.send(200, "\x1b[2J\u202e\x9bno page".encode(), "text/\x1b]0;x\x07\x9d0;x\x9cplain")

    def on_empty(self, rest, query, earlier):
        self.send(200, b"")

    def on_cut(self, rest, query, earlier):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(GREETING)))
        self.end_headers()
        self.wfile.write(GREETING[:20])

    def on_slow(self, rest, query, earlier):
        time.sleep(float(rest))
        self.send(200, GREETING)

    def on_drip(self, rest, query, earlier):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(GREETING)))
        self.end_headers()
        for byte in GREETING:
            self.wfile.write(bytes([byte]))
            self.wfile.flush()
            time.sleep(float(rest) / len(GREETING))

    def on_large(self, rest, query, earlier):
        self.send(200, GREETING + b" " * int(rest))

    def on_bomb(self, rest, query, earlier):
        self.send(200, gzip.compress(GREETING + b" " * int(rest)), Content_Encoding="gzip")

    def on_gzip(self, rest, query, earlier):
        self.send(200, gzip.compress(GREETING), Content_Encoding="gzip")

    def on_broken_gzip(self, rest, query, earlier):
        self.send(200, b"this is not compressed", Content_Encoding="gzip")

    def on_redirect(self, rest, query, earlier):
        self.send(int(rest), b"", "text/plain", Location=query.get("to", "/home.json"))

    def on_loop(self, rest, query, earlier):
        self.send(302, b"", "text/plain", Location=self.path)

    def on_hang_up(self, rest, query, earlier):
        self.close_connection = True


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].isdigit():
        sys.exit(__doc__)
    backend = Backend(int(sys.argv[1]) if len(sys.argv) > 1 else 0, *sys.argv[2:3])
    print("%s://127.0.0.1:%d" % (backend.scheme, backend.server_port), flush=True)
    try:
        backend.serve_forever()
    except KeyboardInterrupt:
        pass
