#!/usr/bin/env python3
"""Plays the cache-tests suite over real sockets against a running caching proxy.

    Scripts/proxy_conformance.py --run PATH/TO/caching-proxy
    Scripts/proxy_conformance.py --proxy http://127.0.0.1:8080 --origin-port 8000

With --run the proxy is started here, on free ports, and stopped at the end. Without it, a proxy must
be running whose origin is the one this script opens on --origin-port.

The definitions of the tests (BSD-3-Clause, http-tests/cache-tests) are data that does not belong to
this repository: --tests names the file, or it is looked for in a folder `shared` further up.
Only the tests for private caches are played. Exit code 0: the bar is passed; 1: it is not; 2: skipped.
"""

import argparse
import email.utils
import http.client
import http.server
import json
import pathlib
import socket
import socketserver
import subprocess
import sys
import threading
import time
import urllib.parse
import uuid
from concurrent.futures import ThreadPoolExecutor

DATES = {"date", "expires", "last-modified", "if-modified-since", "if-unmodified-since"}
PLACES = {"location", "content-location"}
NO_BODY = {204, 304}


class Failed(Exception):
    pass


def http_date(moment, offset=0):
    return email.utils.formatdate(int(moment + offset), usegmt=True)


# The origin


class Origin(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True
    request_queue_size = 512

    def __init__(self, port):
        self.configs, self.states, self.lock = {}, {}, threading.Lock()
        super().__init__(("127.0.0.1", port), OriginHandler)

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


class OriginHandler(http.server.BaseHTTPRequestHandler):
    """Answers as the original server of the suite does, down to its odd framing."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def __getattr__(self, name):
        if name.startswith("do_"):
            return self.respond
        raise AttributeError(name)

    def setup(self):
        super().setup()
        self.request.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def respond(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        parts = urllib.parse.urlsplit(self.path).path.strip("/").split("/")
        if parts[0] == "config" and self.command == "PUT":
            self.server.configs[parts[1]] = json.loads(body)
            self.server.states[parts[1]] = []
            self.reply(201, "Created", [], b"OK")
        elif parts[0] == "state":
            state = json.dumps(self.server.states.get(parts[1], []))
            self.reply(200, "OK", [("Content-Type", "text/plain")], state.encode())
        elif parts[0] == "test" and parts[1] in self.server.configs:
            self.test(parts[1])
        else:
            self.reply(404, "Not Found", [], b"")

    def reply(self, status, reason, fields, body):
        names = {name.lower() for name, _ in fields}
        if "date" not in names:
            fields.append(("Date", http_date(time.time())))
        if "connection" not in names:
            fields += [("Connection", "keep-alive"), ("Keep-Alive", "timeout=5")]
        has_body = status not in NO_BODY
        if has_body and not names & {"content-length", "transfer-encoding"}:
            fields.append(("Content-Length", str(len(body))))
        head = f"HTTP/1.1 {status} {reason}\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in fields) + "\r\n"
        data = head.encode("latin-1")
        if has_body and self.command != "HEAD":
            data += body
        self.wfile.write(data)
        self.wfile.flush()
        if "transfer-encoding" in names:
            time.sleep(5)  # what ends the body is the end of the connection
            self.close_connection = True

    def test(self, name):
        requests = self.server.configs[name]
        number = int(self.headers.get("Req-Num", "1"))
        config = requests[number - 1]
        previous = requests[number - 2] if number > 1 else {}
        if "response_pause" in config:
            time.sleep(config["response_pause"])
        now = time.time()
        with self.server.lock:
            state = self.server.states[name]
            fields, checked = self.fields(config, now)
            fields = [
                ("Server-Base-Url", self.path),
                ("Server-Request-Count", str(len(state) + 1)),
                ("Client-Request-Count", str(number)),
                ("Server-Now", str(now)),
            ] + fields
            seen = {}
            for key, value in self.headers.items():
                seen[key.lower()] = ", ".join([seen[key.lower()], value]) if key.lower() in seen else value
            state.append(
                {
                    "number": number,
                    "method": self.command,
                    "request": seen,
                    "response": checked,
                }
            )
            fields.append(("Request-Numbers", " ".join(str(one["number"]) for one in state)))
        if not any(key.lower() == "content-type" for key, _ in fields):
            fields.append(("Content-Type", "text/plain"))
        if config.get("disconnect"):
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
            return
        status, reason = config.get("response_status", [200, "OK"])
        if config.get("expected_type", "").endswith("validated"):
            status, reason = self.validated(previous, name)
        self.reply(status, reason, fields, (config.get("response_body") or name).encode())

    def fields(self, config, now):
        fields, checked = [], []
        for line in config.get("response_headers", []):
            name, value = line[0], line[1]
            if name.lower() in DATES and isinstance(value, (int, float)):
                value = http_date(now, value)
            elif config.get("magic_locations") and name.lower() in PLACES:
                value = f"{self.path}/{value}" if value else self.path
            fields.append((name, str(value)))
            if len(line) < 3 or line[2] is True:
                checked.append((name, str(value)))
        return fields, checked

    def validated(self, previous, name):
        earlier = [one for one in self.server.states[name][:-1]]
        known = {}
        for line in previous.get("response_headers", []):
            known[line[0].lower()] = line[1]
        etag = known.get("etag")
        if etag is not None and self.headers.get("If-None-Match") == etag:
            return 304, "Not Modified"
        modified = known.get("last-modified")
        if isinstance(modified, (int, float)) and earlier:
            sent = dict((key.lower(), value) for key, value in earlier[-1]["response"])
            modified = sent.get("last-modified")
        if modified is not None and self.headers.get("If-Modified-Since") == modified:
            return 304, "Not Modified"
        return 999, "304 Not Generated"


# The client


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.fields = {}
        for name, value in response.getheaders():
            name = name.lower()
            self.fields[name] = f"{self.fields[name]}, {value}" if name in self.fields else value
        self.body = response.read().decode("utf-8", "replace")


def ask(proxy, method, path, fields, body=None, timeout=20):
    connection = http.client.HTTPConnection(proxy, timeout=timeout)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        given = {name.lower() for name, _ in fields}
        usual = [("Accept", "*/*"), ("Accept-Language", "*"), ("User-Agent", "node")]
        usual += [("Accept-Encoding", "gzip, deflate")]
        for name, value in [one for one in usual if one[0].lower() not in given] + fields:
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        return Answer(connection.getresponse())
    finally:
        connection.close()


def play(proxy, test):
    """Plays one test; returns None when it passes, and otherwise what was wrong."""
    name = str(uuid.uuid4())
    requests = test["requests"]
    try:
        ask(proxy, "PUT", f"/config/{name}", [], json.dumps(requests).encode())
        answers = []
        for index, step in enumerate(requests):
            answer = send(proxy, name, step, index + 1, answers[-1] if answers else None)
            answers.append(answer)
            check(answer, step, index + 1, name)
            if step.get("pause_after"):
                time.sleep(3)
        state = json.loads(ask(proxy, "GET", f"/state/{name}", []).body)
        for index, step in enumerate(requests):
            check_origin(answers[index], step, index + 1, state)
        return None
    except Failed as failure:
        return str(failure)
    except Exception as error:  # a broken answer is a failure of the proxy, and must be shown
        return f"{type(error).__name__}: {error}"


def send(proxy, name, step, number, previous):
    path = f"/test/{name}"
    if "filename" in step:
        path += "/" + step["filename"]
    if "query_arg" in step:
        path += "?" + step["query_arg"]
    fields = []
    for key, value in step.get("request_headers", []):
        if isinstance(value, (int, float)):
            value = http_date(float(previous.fields["server-now"]), value)
        fields.append((key, value))
    if step.get("cache") == "no-cache" and not any(key.lower() == "cache-control" for key, _ in fields):
        fields.append(("Cache-Control", "max-age=0"))
    fields += [("Test-ID", name), ("Req-Num", str(number))]
    body = step["request_body"].encode() if "request_body" in step else None
    return ask(proxy, step.get("request_method", "GET"), path, fields, body)


def expect(holds, message):
    if not holds:
        raise Failed(message)


def check(answer, step, number, name):
    who = f"answer {number}"
    count = int(answer.fields["server-request-count"]) if "server-request-count" in answer.fields else None
    kind = step.get("expected_type")
    if kind == "cached" and not (answer.status == 304 and count is None):
        expect(count is not None and count < number, f"{who} is not from the cache")
    if kind == "not_cached":
        expect(count == number, f"{who} is from the cache")
    if "expected_status" in step:
        expect(step["expected_status"] in (None, answer.status), f"{who} has status {answer.status}")
    else:
        status = step.get("response_status", [200])[0]
        expect(answer.status == status, f"{who} has status {answer.status}")
    now = float(answer.fields.get("server-now", "0"))
    for line in step.get("expected_response_headers", []):
        line = [line] if isinstance(line, str) else line
        value = answer.fields.get(line[0].lower())
        expect(value is not None, f"{who} lacks {line[0]}")
        if len(line) == 3 and line[1] == ">":
            expect(int(value) > line[2], f"{who} has {line[0]}: {value}")
        elif len(line) == 3:
            expect(value == answer.fields.get(line[2].lower()), f"{who} has {line[0]}: {value}")
        elif len(line) == 2:
            wanted = line[1] if isinstance(line[1], str) else http_date(now, line[1])
            expect(value == wanted, f"{who} has {line[0]}: {value}")
    for line in step.get("expected_response_headers_missing", []):
        line = [line] if isinstance(line, str) else line
        value = answer.fields.get(line[0].lower())
        expect(value != line[1] if len(line) > 1 else value is None, f"{who} has {line[0]}: {value}")
    if step.get("check_body") is False or answer.status in NO_BODY:
        return
    if "expected_response_text" in step:
        wanted = step["expected_response_text"]
    elif "response_body" in step:
        wanted = step["response_body"]
    else:
        wanted = None if step.get("request_method") == "HEAD" else name
    expect(wanted is None or answer.body == wanted, f"{who} has the body {answer.body[:60]!r}")


def check_origin(answer, step, number, state):
    kind = step.get("expected_type")
    if kind == "cached":
        return
    seen = next((one for one in state if one["number"] == number), None)
    fields = seen["request"] if seen else {}
    who = f"request {number}"
    expect(kind != "not_cached" or seen is not None, f"{who} did not reach the origin")
    expect(kind != "etag_validated" or "if-none-match" in fields, f"{who} has no If-None-Match")
    expect(kind != "lm_validated" or "if-modified-since" in fields, f"{who} has no If-Modified-Since")
    if "expected_method" in step:
        expect(seen is not None and seen["method"] == step["expected_method"], f"{who} has another method")
    for line in step.get("expected_request_headers", []):
        line = [line] if isinstance(line, str) else line
        value = fields.get(line[0].lower())
        expect(value == line[1] if len(line) > 1 else value is not None, f"{who} has {line[0]}: {value}")
    if seen is None or step.get("disconnect"):
        return
    sent = {}
    for key, value in seen["response"]:
        sent[key] = f"{sent[key]}, {value}" if key in sent else value
    for key, value in sent.items():
        got = answer.fields.get(key.lower())
        expect(got == value, f"answer {number} has {key}: {got}, not {value}")


# The run


def find_tests():
    for folder in pathlib.Path(__file__).resolve().parents:
        path = folder / "shared/corpora/http-cache/tests.json"
        if path.exists():
            return path
    return None


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port):
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("proxy_conformance: the proxy does not listen; is the path right?")


def summary(tests, failures):
    """Counts what passed; a test whose dependency did not pass does not count either."""
    by_id = {test["id"]: test for test in tests}

    def passes(name):
        if name not in by_id:
            return True  # left out by --only
        lost = [one for one in by_id[name].get("depends_on", []) if not passes(one)]
        if lost and failures[name] is None:
            failures[name] = f"void, because {', '.join(lost)} failed"
        return failures[name] is None

    counts = {}
    for test in tests:
        passed, total = counts.get(test.get("kind", "required"), (0, 0))
        counts[test.get("kind", "required")] = (passed + passes(test["id"]), total + 1)
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tests", type=pathlib.Path, default=find_tests())
    parser.add_argument("--run", help="the proxy to start")
    parser.add_argument("--proxy", default="http://127.0.0.1:8080", help="a proxy that is running")
    parser.add_argument("--origin-port", type=int, default=8000)
    parser.add_argument("--only", nargs="*", help="ids of tests to play")
    parser.add_argument("--workers", type=int, default=60, help="tests played at once")
    parser.add_argument("--optimal", type=int, default=70, help="how many optimal tests must pass")
    options = parser.parse_args()
    if options.tests is None or not options.tests.exists():
        print("SKIPPED: proxy_conformance: corpora/http-cache/tests.json is not there.")
        return 2
    suites = json.loads(options.tests.read_text())
    tests = [test for suite in suites for test in suite["tests"]]
    tests = [one for one in tests if not one.get("browser_skip") and not one.get("cdn_only")]
    if options.only:
        tests = [one for one in tests if one["id"] in options.only]
    origin = Origin(0 if options.run else options.origin_port)
    threading.Thread(target=origin.serve_forever, daemon=True).start()
    process, proxy = None, urllib.parse.urlsplit(options.proxy).netloc
    if options.run:
        port = free_port()
        address = f"http://127.0.0.1:{origin.server_address[1]}"
        process = subprocess.Popen(
            [options.run, "--listen", str(port), "--origin", address], stderr=subprocess.DEVNULL
        )
        proxy = f"127.0.0.1:{port}"
        wait_for(port)
    try:
        begun = time.monotonic()
        with ThreadPoolExecutor(options.workers) as pool:
            results = pool.map(lambda test: play(proxy, test), tests)
            failures = {test["id"]: result for test, result in zip(tests, results)}
        counts = summary(tests, failures)
    finally:
        if process:
            process.terminate()
            process.wait(10)
    for test in tests:
        kind = test.get("kind", "required")
        if failures[test["id"]] is not None and (kind != "check" or options.only):
            print(f"  {kind} {test['id']}: {failures[test['id']]}")
    score = ", ".join(f"{kind} {passed}/{total}" for kind, (passed, total) in counts.items())
    print(f"over sockets in {time.monotonic() - begun:.0f} s: {score}")
    required = counts.get("required", (0, 0))
    enough = counts.get("optimal", (0, 0))[0] >= options.optimal or options.only
    return 0 if required[0] == required[1] and enough else 1


if __name__ == "__main__":
    sys.exit(main())
