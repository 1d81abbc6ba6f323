"""What the page lives in while it is tried: a server that can be killed, and an origin to fetch from."""
import http.server
import os
import random
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone


class Larder:
    """`larder serve` on a port of its own, with its own data; killed and started again at will.

    With a lag, in seconds, browsers get its answers late, each by another time up to that.
    """

    def __init__(self, binary, data, *options, lag=0):
        self.binary, self.data, self.options, self.settings = binary, data, options, {}
        self.port, self.process = 0, None
        self.way = LateWay(lag) if lag else None

    def command(self, *words, text=None, fails=False):
        return self.exactly(*words, text=text, fails=fails).decode()

    def exactly(self, *words, text=None, fails=False):
        done = subprocess.run(
            [self.binary, *words, "--data", self.data], input=text and text.encode(), capture_output=True, timeout=120)
        if bool(done.returncode) != fails:
            raise AssertionError(f"larder {' '.join(words)}: {done.stderr.decode()}")
        return done.stdout

    def start(self):
        log = open(os.path.join(self.data, "..", "serve.log"), "a")
        self.process = subprocess.Popen(
            [self.binary, "serve", "--data", self.data, "--port", str(self.port), *self.options],
            stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **self.settings})
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            raise AssertionError(f"larder serve said: {line!r}")
        self.port = int(found.group(1))
        if self.way:
            self.way.to = self.port
        self.address = f"http://127.0.0.1:{self.way.port if self.way else self.port}"
        for _ in range(200):
            try:
                urllib.request.urlopen(self.address + "/healthz", timeout=5).read()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("larder serve is not ready")

    def stop(self, how=signal.SIGTERM):
        if self.process:
            self.process.send_signal(how)
            code = self.process.wait(30)
            self.process = None
            return code


def feed(title, host, count, first=0, body=None):
    """A feed in RSS with so many entries, the newest first; all have the same text if one is given."""
    now = datetime.now(timezone.utc)
    items = []
    for number in reversed(range(first, first + count)):
        date = (now - timedelta(hours=first + count - number)).strftime("%a, %d %b %Y %H:%M:%S +0000")
        text = body or f"""<p>The text of article {number}, with <b>bold words</b>, a
<a href="/elsewhere">link</a> and a picture.</p><p><img src="{host}/picture.png" alt="A square"></p>
<script>document.title = "owned"</script><p onclick="document.title='owned'">A second paragraph, rather long, so that
there is something to read: {'word ' * 60}</p>"""
        items.append(f"""<item><title>{title} {number}: a headline about something</title><guid>{title}-{number}</guid>
<link>{host}/article/{number}</link><pubDate>{date}</pubDate><author>writer@example.org (A Writer)</author>
<category>tests</category><description><![CDATA[{text}]]></description></item>""")
    return f"""<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>{title}</title>
<link>{host}/</link><description>Made for a test</description>{''.join(items)}</channel></rss>"""


RATES = """<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='{day}'>{rates}</Cube></Cube></gesmes:Envelope>"""



def rates(day, **figures):
    """A file of the European Central Bank with the rates of a day."""
    return RATES.format(day=day, rates="".join(f"<Cube currency='{code}' rate='{rate}'/>" for code, rate in figures.items()))


PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763c8c8c80000031a01a5"
    "5f3ef9ad0000000049454e44ae426082")


class Origin(http.server.ThreadingHTTPServer):
    """A small web of feeds; `entries` may be changed while it runs."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.entries, self.bodies, self.asked, self.delay = {"News": 30, "Weather": 5}, {}, [], 0
        self.icons, self.files = set(), {}
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        origin = self.server
        origin.asked.append(self.path)
        time.sleep(origin.delay)
        name = urllib.parse.unquote(self.path).strip("/").removesuffix(".xml")
        if name in origin.entries:
            self.answer(200, "application/rss+xml", feed(name, origin.address, origin.entries[name], body=origin.bodies.get(name)).encode())
        elif self.path == "/picture.png" or self.path in origin.icons:
            self.answer(200, "image/png", PICTURE)
        elif self.path in origin.files:
            self.answer(200, "application/xml", origin.files[self.path].encode())
        elif self.path == "/page":
            links = "".join(
                f'<link rel="alternate" type="application/rss+xml" title="{name}" href="/{name}.xml">'
                for name in origin.entries)
            self.answer(200, "text/html", f"<!doctype html><html><head>{links}</head><body>Two feeds</body></html>".encode())
        else:
            self.answer(404, "text/plain", b"not here\n")

    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class LateWay:
    """A way to a server on which every answer is late, each by another time: what leans on quick answers falls."""

    def __init__(self, lag):
        self.lag, self.to = lag, 0
        self.door = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.open, daemon=True).start()

    def open(self):
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.to), timeout=5)
                far.settimeout(None)
            except OSError:
                near.close()
                continue
            # The server answers to its own name only; both are as long.
            here, there = (f"127.0.0.1:{port}".encode() for port in (self.port, self.to))
            asks = lambda data: data.replace(here, there)
            threading.Thread(target=self.carry, args=(near, far, asks), daemon=True).start()
            threading.Thread(target=self.carry, args=(far, near, self.late), daemon=True).start()

    def late(self, data):
        time.sleep(random.uniform(0, self.lag))
        return data

    @staticmethod
    def carry(source, target, change):
        try:
            while data := source.recv(1 << 16):
                target.sendall(change(data))
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
