"""Hostile articles in a browser: every payload of the corpora through a feed, its list and its article."""
import http.server
import json
import os
import threading
from html import escape

from window import scripted

HERE = os.path.dirname(os.path.abspath(__file__))

# Whatever runs says so: payloads call one of these.
HOOK = """(() => { const hit = (name) => { (window.top === window ? window : window.top).__hits?.push?.(name);
    console.error('ran: ' + name); };
  window.__hits = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    Object.defineProperty(window, name, {value: () => { hit(name); return true; }, configurable: true, writable: true}); }
})()"""

# Presses and touches everything in the page and in what is embedded in it, as a person might.
PRESS = """() => { const all = [...document.querySelectorAll('main *')];
  for (const one of all.slice(0, 3000)) {
    if (one.closest('form') && !one.closest('[data-article]')) continue;
    for (const name of ['mouseover', 'mouseenter', 'focus', 'pointerover', 'animationstart', 'toggle', 'error', 'load'])
      if (one.hasAttribute('on' + name)) one.dispatchEvent(new Event(name, {bubbles: true}));
  } return all.length; }"""


def payloads():
    folder = HERE
    while folder != "/":
        folder = os.path.dirname(folder)
        corpus = os.path.join(folder, "shared", "corpora", "hostile")
        if os.path.isdir(corpus):
            rows = []
            for name in sorted(os.listdir(corpus)):
                if name.startswith("xss-"):
                    with open(os.path.join(corpus, name), encoding="utf-8") as file:
                        rows += [row["html"] for row in json.load(file)]
            # All of them take minutes: HOSTILE=all make test-page tries them.
            return rows if os.environ.get("HOSTILE") == "all" else rows[::12]
    print("skipped: shared/corpora/hostile is not beside the repository; a few payloads of our own stand for it")
    return [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>",
        "<a href=\"javascript:alert(1)\">x</a>", "</title><script>alert(1)</script>",
        "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>", "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
        "<form action=\"javascript:alert(1)\"><button>x</button></form>", "<base href=\"javascript:alert(1)//\"><a href=x>x</a>",
        "'\"><img src=x onerror=alert(1)>", "<details open ontoggle=alert(1)>", "<style>@import 'javascript:alert(1)';</style>",
    ]


class HostileFeed(http.server.ThreadingHTTPServer):
    """Publishes payloads as the text, the title, the author, the category and the link of articles."""

    daemon_threads = True

    def __init__(self, rows):
        super().__init__(("127.0.0.1", 0), Feed)
        items = "".join(
            f"<item><guid>p{number}</guid><title>{text}</title><author>{text}</author><category>{text}</category>"
            f"<link>{link}</link><description>{text}</description></item>"
            for number, (text, link) in enumerate((xml(row), xml(address(row))) for row in rows))
        self.body = (
            "<?xml version='1.0' encoding='utf-8'?><rss version='2.0'><channel>"
            f"<title>{xml(rows[0])}</title>{items}</channel></rss>").encode("utf-8", "replace")
        self.address = f"http://127.0.0.1:{self.server_address[1]}/hostile.xml"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Feed(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "application/rss+xml; charset=utf-8")
        self.send_header("Content-Length", str(len(self.server.body)))
        self.end_headers()
        self.wfile.write(self.server.body)

    def log_message(self, *_):
        pass


def xml(text):
    kept = "".join(one for one in text if one in "\t\n\r" or ord(one) >= 32 and not 0xD800 <= ord(one) < 0xE000)
    return escape(kept)


def address(text):
    return "javascript:alert(1)//" + text[:200]


def it_runs_nothing_of_any_article(try_):
    rows = payloads()
    server = HostileFeed(rows)
    try:
        try_.larder.command("feeds", "add", server.address, "--allow-private")
        items = [json.loads(line)["number"] for line in
                 try_.larder.command("feeds", "items", "--json", "--limit", "5000").split("\n") if line]
        assert len(items) == len(rows), (len(items), len(rows))
        page = try_.window()
        context = page.context
        strangers, ran, texts = set(), [], 0
        context.add_init_script(HOOK)
        page.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
        page.on("console", lambda message: ran.append(message.text) if message.text.startswith("ran: ") else None)
        page.on("request", lambda request: strangers.add(request.url)
                if not request.url.startswith((try_.larder.address, "data:", "blob:", "about:")) else None)
        context.on("page", lambda other: ran.append(f"opened {other.url}") if other is not page else None)
        for number in items:
            page.goto(f"{try_.larder.address}/feeds?view=all&article={number}", wait_until="domcontentloaded")
            here = page.url
            # What had nothing but a payload to say has no text left.
            has_text = page.locator("iframe[sandbox]").count() == 1
            texts += has_text
            page.evaluate(PRESS)
            assert page.url == here, (number, page.url)
            loose = page.locator("main script, main [onerror], main [onload], main [onclick], main a[href^='javascript:' i]")
            assert loose.count() == 0, number
            if not has_text:
                continue
            inner = page.frame_locator("iframe[sandbox]").locator("script, [onerror], [onload], [onclick], form, a[href^='javascript:' i]")
            assert inner.count() == 0, number
        scripted(page)
        for after in items[::50]:
            page.goto(f"{try_.larder.address}/feeds?view=all&after={after}")
            page.evaluate(PRESS)
        assert texts > len(rows) / 2, f"{texts} of {len(rows)} articles have text"
        assert not ran, ran[:5]
        assert not strangers, sorted(strangers)[:5]
        # What the policies stopped before it could do anything would be a hole in the sanitiser.
        stopped = [words for words in try_.troubles if "Content Security Policy" in words or "Trusted" in words]
        assert not stopped, stopped[:3]
    finally:
        server.shutdown()
        server.server_close()
