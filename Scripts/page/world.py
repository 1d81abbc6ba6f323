"""What the page lives in while it is tried: a server that can be killed, and an origin to fetch from."""
import http.server
import os
import re
import signal
import subprocess
import threading
import time
import urllib.request
from datetime import datetime, timedelta, timezone

from playwright.sync_api import expect

# However slow the machine is; a page that never says it fails all the same.
expect.set_options(timeout=60_000)


class Larder:
    """`larder serve` on a port of its own, with its own data; killed and started again at will."""

    def __init__(self, binary, data, *options):
        self.binary, self.data, self.options = binary, data, options
        self.port, self.process = 0, None

    def command(self, *words, text=None):
        done = subprocess.run(
            [self.binary, *words, "--data", self.data], input=text, capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise AssertionError(f"larder {' '.join(words)}: {done.stderr}")
        return done.stdout

    def start(self):
        log = open(os.path.join(self.data, "..", "serve.log"), "a")
        self.process = subprocess.Popen(
            [self.binary, "serve", "--data", self.data, "--port", str(self.port), *self.options],
            stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            raise AssertionError(f"larder serve said: {line!r}")
        self.port = int(found.group(1))
        self.address = f"http://127.0.0.1:{self.port}"
        for _ in range(200):
            try:
                urllib.request.urlopen(self.address + "/readyz", timeout=5).read()
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


def feed(title, host, count, first=0):
    """A feed in RSS with so many entries, the newest first."""
    now = datetime.now(timezone.utc)
    items = []
    for number in reversed(range(first, first + count)):
        date = (now - timedelta(hours=first + count - number)).strftime("%a, %d %b %Y %H:%M:%S +0000")
        items.append(f"""<item><title>{title} {number}: a headline about something</title><guid>{title}-{number}</guid>
<link>{host}/article/{number}</link><pubDate>{date}</pubDate><author>writer@example.org (A Writer)</author>
<category>tests</category><description><![CDATA[<p>The text of article {number}, with <b>bold words</b>, a
<a href="/elsewhere">link</a> and a picture.</p><p><img src="{host}/picture.png" alt="A square"></p>
<script>document.title = "owned"</script><p onclick="document.title='owned'">A second paragraph, rather long, so that
there is something to read: {'word ' * 60}</p>]]></description></item>""")
    return f"""<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>{title}</title>
<link>{host}/</link><description>Made for a test</description>{''.join(items)}</channel></rss>"""


RATES = """<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='{day}'>{rates}</Cube></Cube></gesmes:Envelope>"""

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763c8c8c80000031a01a5"
    "5f3ef9ad0000000049454e44ae426082")


class Origin(http.server.ThreadingHTTPServer):
    """A small web of feeds; `entries` may be changed while it runs."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.entries, self.asked, self.delay = {"News": 30, "Weather": 5}, [], 0
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        origin = self.server
        origin.asked.append(self.path)
        time.sleep(origin.delay)
        name = self.path.strip("/").removesuffix(".xml")
        if name in origin.entries:
            self.answer(200, "application/rss+xml", feed(name, origin.address, origin.entries[name]).encode())
        elif self.path == "/picture.png":
            self.answer(200, "image/png", PICTURE)
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


def wait(page, expression, timeout=60):
    """Waits until an expression holds in a page; asked from outside, as the page itself may not evaluate text."""
    end = time.time() + timeout
    while True:
        try:
            if page.evaluate(expression):
                return
        except Exception as error:  # a page that is being left
            if time.time() > end:
                raise error
        if time.time() > end:
            raise AssertionError(f"never held: {expression}")
        page.wait_for_timeout(50)


def eventually(page, question, timeout=60):
    """Asks until the answer is yes; a page goes on meanwhile."""
    end = time.time() + timeout
    while not question():
        assert time.time() < end, f"never: {question.__doc__ or question}"
        page.wait_for_timeout(50)


def says(page, selector, *words):
    """Waits until a part of a page says these words."""
    for word in words:
        expect(page.locator(selector)).to_contain_text(word)


def has(page, selector, count=1):
    """Waits until a page has so many of something."""
    expect(page.locator(selector)).to_have_count(count)


def turn(page, target):
    """Clicks what leads to another page, and waits for that page; for windows without scripts."""
    with page.expect_navigation():
        (page.locator(target) if isinstance(target, str) else target).first.click()


def scripted(page):
    """Waits until everything works that a page does by scripts."""
    wait(page, "document.documentElement.classList.contains('ready')")


def controlled(page):
    """Waits until a page can do without its server."""
    scripted(page)
    wait(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
