#!/usr/bin/env python3
"""Several servers on one PostgreSQL database, while servers and the database are killed.

servers_soak.py LARDER [SECONDS] [SERVERS]

Marks, places and notes are written through all servers at random, and feeds refreshed by all at once. At the same time
servers end by kill -9, the database is stopped as by a power cut, and its connections are cut. At the end
everything that was acknowledged must be there, every server must show the same, and no feed may have been fetched
again within its interval, but for the fetches that a kill cut off.

Wants Debian's postgresql. Everything is on this machine: loopback addresses, and a socket in a temporary folder.
"""
import concurrent.futures
import glob
import http.server
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

FEEDS = 24


class Database:
    def __init__(self, folder):
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: float(path.split("/")[4]))
        if not found:
            print("Skipped: several servers on one database want apt-get install postgresql")
            sys.exit(0)
        self.binaries, self.folder = found[-1], folder
        os.chmod(folder, 0o755)
        self.data = f"{folder}/database"
        os.mkdir(self.data)
        os.mkdir(f"{folder}/socket")
        if os.getuid() == 0:
            shutil.chown(self.data, "postgres")
            shutil.chown(f"{folder}/socket", "postgres")
        self.run(f"initdb -D {self.data} -U postgres -A trust --no-sync -E UTF8 --locale=C.UTF-8")
        self.start()

    def run(self, command):
        command = f"{self.binaries}/{command}"
        if os.getuid() == 0:
            command = f"su postgres -s /bin/sh -c {json.dumps(command)}"
        subprocess.run(command, shell=True, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.run(f"pg_ctl -D {self.data} -w -l {self.folder}/socket/log -o '-k {self.folder}/socket "
                 "-c listen_addresses= -c fsync=on -c max_connections=200' start")

    def stop(self):
        self.run(f"pg_ctl -D {self.data} -m immediate -w stop")

    def cut(self):
        self.run(f"psql -h {self.folder}/socket -U postgres -X -c \"SELECT pg_terminate_backend(pid) FROM "
                 "pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'\"")

    @property
    def address(self):
        return f"postgres:///postgres?host={self.folder}/socket&user=postgres"


class Origin(http.server.ThreadingHTTPServer):
    """Serves feeds and counts who asks for them."""
    daemon_threads = True

    def __init__(self):
        self.asked, self.lock = {}, threading.Lock()
        origin = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                with origin.lock:
                    origin.asked.setdefault(self.path, []).append(time.time())
                time.sleep(random.random() * 0.3)
                items = "".join(f"<item><guid>{self.path}-{n}</guid><title>Article {n} of {self.path}</title></item>"
                                for n in range(5))
                body = (f"<rss version='2.0'><channel><title>Feed {self.path}</title><ttl>600</ttl>{items}"
                        "</channel></rss>").encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/rss+xml")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                try:
                    self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Server:
    def __init__(self, larder, environment, log):
        self.larder, self.environment, self.log = larder, environment, log
        self.process, self.address = None, None

    def start(self):
        self.process = subprocess.Popen(
            [self.larder, "serve", "--port", "0", "--allow-private"], env=self.environment,
            stdout=subprocess.PIPE, stderr=self.log, text=True)
        for line in self.process.stdout:
            found = re.search(r"http://\S+:\d+", line)
            if found:
                self.address = found[0]
                return
        time.sleep(0.5)
        self.start()  # The database may have been away.

    def kill(self):
        self.process.kill()
        self.process.wait()

    def ask(self, method, path, fields=None, patience=30):
        """Returns the status and the body of an answer; the status is 0 if there was none."""
        data = urllib.parse.urlencode(fields).encode() if fields is not None else None
        request = urllib.request.Request(self.address + path, data=data, method=method, headers={
            "X-Larder-Request": "1", "Accept": "application/json"})
        if fields and "change" in fields:
            request.add_header("Idempotency-Key", fields["change"])
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except OSError:
            return 0, ""
        except Exception:
            return 0, ""


class Reader(threading.Thread):
    """A person who writes through any server, and repeats what was not acknowledged, as a browser does."""

    def __init__(self, number, servers, notes, until):
        super().__init__()
        self.number, self.servers, self.notes, self.until = number, servers, notes, until
        self.places, self.lines, self.favourite, self.refused = [], [], None, []
        self.counts = {"acknowledged": 0, "repeated": 0}

    def send(self, path, fields):
        fields = dict(fields, change=f"{random.getrandbits(64):016x}")
        while True:
            status, body = random.choice(self.servers).ask("POST", path, fields)
            if status == 200:
                self.counts["acknowledged"] += 1
                return json.loads(body)
            if 400 <= status < 500 and status != 429:
                self.refused.append((path, status, body[:200]))
                return None
            self.counts["repeated"] += 1
            time.sleep(0.3)

    def run(self):
        count = 0
        while time.time() < self.until:
            count += 1
            name = "".join("abcdefghij"[int(digit)] for digit in f"{self.number}{count:05}")
            what = random.random()
            if what < 0.4:
                if self.send("/places/save", {"name": f"Spot {name}", "latitude": random.uniform(-80, 80),
                                              "longitude": random.uniform(-180, 180)}):
                    self.places.append(f"Spot {name}")
            elif what < 0.8:
                note = random.choice(self.notes)
                line = f"Line {name}."
                if self.send(f"/api/notes/{note}/lines", {"text": line}) is not None:
                    self.lines.append(line)
            else:
                code = f"{'USD GBP CZK SEK NOK PLN HUF DKK'.split()[self.number % 8]}"
                on = random.random() < 0.5
                if self.send("/rates/favourite", {"code": code, "on": "1" if on else "0"}):
                    self.favourite = (code, on)


def main():
    larder = os.path.abspath(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 30
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    folder = tempfile.mkdtemp(prefix="larder-servers-")
    database, origin = Database(folder), Origin()
    log = open(f"{folder}/log", "w")
    environment = dict(os.environ, HOME=folder, LARDER_STORAGE=database.address, LARDER_CONFIG=f"{folder}/none",
                       LARDER_DATA=f"{folder}/data")
    servers = [Server(larder, environment, log) for _ in range(count)]
    failures = []
    try:
        for server in servers:
            server.start()
        address = f"http://127.0.0.1:{origin.server_address[1]}"
        for number in range(FEEDS):
            status, body = servers[number % count].ask("POST", "/api/feeds", {"address": f"{address}/{number}"})
            if status >= 300:
                failures.append(f"feed {number} was refused: {status} {body[:200]}")
        notes = []
        for number in range(3):
            status, body = servers[0].ask("POST", "/notes", {"text": f"Note {number}\n", "change": f"{number:016x}"})
            notes.append(json.loads(body)["id"])
        until = time.time() + seconds
        readers = [Reader(number, servers, notes, until) for number in range(6)]
        for reader in readers:
            reader.start()
        harms = {"kill -9": 0, "database stopped": 0, "connections cut": 0}
        with concurrent.futures.ThreadPoolExecutor(count) as pool:
            while time.time() < until:
                time.sleep(random.uniform(1, 3))
                harm = random.random()
                if harm < 0.5:
                    server = random.choice(servers)
                    server.kill()
                    server.start()
                    harms["kill -9"] += 1
                elif harm < 0.7:
                    database.stop()
                    time.sleep(random.uniform(0.2, 2))
                    database.start()
                    harms["database stopped"] += 1
                else:
                    database.cut()
                    harms["connections cut"] += 1
                # Every server looks what is due when it starts; so do these.
                list(pool.map(lambda _: subprocess.run(
                    [larder, "feeds", "refresh", "--allow-private"], env=environment, stdout=log, stderr=log), servers))
        for reader in readers:
            reader.join(60)
            if reader.is_alive():
                failures.append(f"reader {reader.number} never ended")
        time.sleep(2)
        pages = [{path: server.ask("GET", path) for path in ("/api/places", "/api/notes", "/api/feeds")}
                 for server in servers]
        for path in pages[0]:
            # What a refresh reported is known where it ran.
            seen = {re.sub(r',"refresh":\{"running.*', "", page[path][1]) for page in pages}
            if len(seen) > 1:
                failures.append(f"servers show different {path}")
        saved = servers[0].ask("GET", "/api/places")[1]
        texts = "".join(servers[-1].ask("GET", f"/api/notes/{note}")[1] for note in notes)
        rates = servers[0].ask("GET", "/api/rates")[1]
        for reader in readers:
            failures += [f"lost: {place}" for place in reader.places if json.dumps(place) not in saved]
            failures += [f"lost: {line}" for line in reader.lines if line not in texts]
            failures += [f"refused: {refusal}" for refusal in reader.refused]
            doubled = [line for line in reader.lines if texts.count(line) > 1]
            failures += [f"written twice: {line}" for line in doubled]
        again = {path: len(times) for path, times in origin.asked.items() if len(times) > 1}
        if sum(again.values()) - len(again) > harms["kill -9"] + harms["database stopped"] + harms["connections cut"]:
            failures.append(f"fetched again: {again}")
        moved = subprocess.run([larder, "migrate", "--from", database.address, "--to", "sqlite"], env=environment,
                               capture_output=True, text=True)
        kept = dict(environment, LARDER_STORAGE="")
        for command in (["notes", "list"], ["places", "list"], ["feeds", "list"], ["rates", "favourite"]):
            here, there = (subprocess.run([larder, *command, "--json"], env=place, capture_output=True, text=True).stdout
                           for place in (kept, environment))
            # Rows get new numbers.
            if re.sub(r'"number":\d+', "", here) != re.sub(r'"number":\d+', "", there):
                failures.append(f"{' '.join(command)} differs after migrating: {moved.stdout} {moved.stderr}")
        acknowledged = sum(reader.counts["acknowledged"] for reader in readers)
        print(f"{count} servers, {seconds:.0f} s: {acknowledged} writes acknowledged, "
              f"{sum(reader.counts['repeated'] for reader in readers)} repeated; "
              + ", ".join(f"{number} × {harm}" for harm, number in harms.items())
              + f"; {len(origin.asked)} feeds, {sum(again.values()) - len(again)} fetched again")
        if acknowledged == 0 or len(rates) < 100:
            failures.append("nothing was written or shown")
    finally:
        for server in servers:
            if server.process:
                server.process.kill()
        try:
            database.stop()
        except subprocess.CalledProcessError:
            pass
        log.close()
        if failures:
            print(f"the servers' log is in {folder}/log")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    for failure in failures[:20]:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)


main()
