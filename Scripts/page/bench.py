#!/usr/bin/env python3
"""Measures the page beside a static file of nginx: Scripts/page/bench.py LARDER [--articles N] [--streams N,N]

Pages a second and the 99th percentile with wrk on the same machine, the server with many articles (a page is made
at most once a second for readers who see the same; "uncached" is the time without that); then memory
and delay with many open event streams, and a change seen by all of them. Wants wrk, and nginx for the comparison;
what is missing is said and left out.
"""
import argparse
import asyncio
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world import Larder  # noqa: E402


def wrk(address, seconds, connections):
    done = subprocess.run(
        ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", address], capture_output=True, text=True)
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout).group(1))
    times = dict(re.findall(r"(50|99)%\s+([\d.]+\w+)", done.stdout))
    failed = re.search(r"Non-2xx or 3xx responses: (\d+)", done.stdout)
    return rate, times.get("50"), times.get("99"), int(failed.group(1)) if failed else 0


def uncached(address, path):
    """How many milliseconds a page takes that nobody has asked for within the last second, half of the time."""
    times = []
    for number in range(40):
        start = time.perf_counter()
        urllib.request.urlopen(f"{address}{path}{'&' if '?' in path else '?'}uncached={number}").read()
        times.append(time.perf_counter() - start)
    return sorted(times)[len(times) // 2] * 1000


def memory(process):
    for line in open(f"/proc/{process}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0


def fill(larder, count, folder):
    """Stores so many articles, through the command, from files on a loopback server."""
    import http.server
    import threading

    each = 1_000

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            feed = int(re.search(r"\d+", self.path).group(0))
            items = "".join(
                f"<item><title>Article {feed} {number} about something of interest</title><guid>{feed}-{number}</guid>"
                f"<link>http://feed{feed}.example/{number}</link><pubDate>{date(feed * each + number)}</pubDate>"
                f"<description>&lt;p&gt;{'Some words of article ' + str(number)} {'more text ' * 20}&lt;/p&gt;</description></item>"
                for number in range(each))
            body = f"<rss version='2.0'><channel><title>Feed {feed}</title>{items}</channel></rss>".encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/rss+xml")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    def date(minutes):
        return time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(1_790_000_000 - minutes * 60))

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    lines = "".join(
        f'<outline type="rss" text="Feed {feed}" xmlUrl="http://127.0.0.1:{server.server_address[1]}/{feed}.xml"/>'
        for feed in range(count // each))
    path = os.path.join(folder, "list.opml")
    with open(path, "w") as file:
        file.write(f'<opml version="2.0"><body>{lines}</body></opml>')
    larder.command("feeds", "import", path)
    done = subprocess.run(
        [larder.binary, "feeds", "refresh", "--force", "--allow-private", "--data", larder.data],
        capture_output=True, text=True)
    server.shutdown()
    return done.returncode


async def streams(address, count, larder, turn):
    """Opens event streams, says one thing, and waits until all have heard it."""
    host = urllib.parse.urlparse(address)
    heard = []

    async def one(opened):
        reader, writer = await asyncio.open_connection(host.hostname, host.port)
        writer.write(f"GET /events HTTP/1.1\r\nHost: {host.netloc}\r\n\r\n".encode())
        await reader.readuntil(b"event: hello")
        opened.release()
        while True:
            line = await reader.readline()
            if not line:
                return
            if line.startswith(b"data: ") and b"rates" in line:
                heard.append(time.time())
                writer.close()
                return

    opened = asyncio.Semaphore(0)
    start = time.time()
    tasks = []
    for first in range(0, count, 200):
        tasks += [asyncio.create_task(one(opened)) for _ in range(min(200, count - first))]
        for _ in range(min(200, count - first)):
            await opened.acquire()
    up = time.time() - start
    kept = memory(larder.process.pid)
    said = time.time()
    await asyncio.to_thread(say, address, turn % 2 == 0)
    done, late = await asyncio.wait(tasks, timeout=60)
    for task in late:
        task.cancel()
    delays = sorted(moment - said for moment in heard)
    return up, kept, len(delays), delays


def say(address, is_on):
    """Says something that was not so before: what changes nothing is told to nobody."""
    request = urllib.request.Request(
        address + "/rates/favourite", data=b"code=SEK&on=%d" % is_on, method="POST",
        headers={"X-Larder-Request": "1", "Accept": "application/json"})
    urllib.request.urlopen(request, timeout=30).read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("larder")
    parser.add_argument("--articles", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--streams", default="1000,5000")
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    folder = tempfile.mkdtemp(prefix="larder-bench-")
    larder = Larder(
        os.path.abspath(arguments.larder), os.path.join(folder, "data"), "--no-refresh", "--quiet", "--streams", "12000",
        "--streams-each", "12000")
    os.makedirs(larder.data)
    try:
        if not shutil.which("wrk"):
            print("Left out: pages a second want wrk (apt-get install wrk).")
        print(f"Storing {arguments.articles} articles…", flush=True)
        start = time.time()
        fill(larder, arguments.articles, folder)
        print(f"  {time.time() - start:.0f} s")
        larder.command("places", "set", "48.8584, 2.2945")
        larder.command("notes", "new", "A note\nwith some text")
        larder.start()
        if shutil.which("wrk"):
            pages(larder, folder, arguments.seconds)
        before = memory(larder.process.pid)
        for turn, count in enumerate(map(int, arguments.streams.split(","))):
            up, kept, reached, delays = asyncio.run(streams(larder.address, count, larder, turn))
            if not delays:
                print(f"{count} streams: nobody heard the change")
                continue
            print(
                f"{count} event streams: opened in {up:.1f} s, {(kept - before) * 1024 / count:.1f} kB each "
                f"({kept:.0f} MB in all), a change seen by {reached} of {count}, half within "
                f"{delays[len(delays) // 2] * 1000:.0f} ms, 99 % within {delays[int(len(delays) * 0.99) - 1] * 1000:.0f} ms",
                flush=True)
    finally:
        larder.stop(signal.SIGTERM)
        shutil.rmtree(folder, ignore_errors=True)


def pages(larder, folder, seconds):
    print(f"{'':34} {'pages/s':>9} {'of nginx':>9} {'50 %':>9} {'99 %':>9} {'bytes':>8} {'uncached':>9}")
    nginx = None
    base = None
    if shutil.which("nginx"):
        site = os.path.join(folder, "www")
        os.makedirs(site)
        body = urllib.request.urlopen(larder.address + "/rates").read()
        with open(os.path.join(site, "index.html"), "wb") as file:
            file.write(body)
        config = os.path.join(folder, "nginx.conf")
        with open(config, "w") as file:
            file.write(
                f"worker_processes 1; pid {folder}/nginx.pid; error_log /dev/null; daemon off; events {{ worker_connections 4096; }}"
                f" http {{ access_log off; keepalive_requests 1000000; client_body_temp_path {folder}; proxy_temp_path {folder};"
                f" fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};"
                f" server {{ listen 127.0.0.1:18999; root {site}; }} }}")
        os.chmod(folder, 0o755)
        nginx = subprocess.Popen(["nginx", "-c", config], stderr=subprocess.DEVNULL)
        time.sleep(0.5)
        base, half, most, _ = wrk("http://127.0.0.1:18999/", seconds, 64)
        print(f"{'nginx, /rates as a file':34} {base:9.0f} {1:9.3f} {half:>9} {most:>9} {len(body):8}")
        nginx.terminate()
    else:
        print("Left out: the comparison wants nginx.")
    items = larder.command("feeds", "items", "--json", "--limit", "1").splitlines()
    article = json.loads(items[0])["number"]
    for path in ("/healthz", "/rates", "/rates/USD", "/feeds", "/feeds?view=unread", f"/feeds?view=all&article={article}",
                 "/feeds?q=interest", "/places", "/notes", "/inside"):
        body = urllib.request.urlopen(larder.address + path).read()
        rate, half, most, failed = wrk(larder.address + path, seconds, 64)
        words = f", {failed} failed" if failed else ""
        ratio = f"{rate / base:9.3f}" if base else " " * 9
        print(
            f"{path:34} {rate:9.0f} {ratio} {half:>9} {most:>9} {len(body):8} {uncached(larder.address, path):6.1f} ms{words}",
            flush=True)


if __name__ == "__main__":
    main()
