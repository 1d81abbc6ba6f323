#!/usr/bin/env python3
"""Larders in step over a bad line: sync_soak.py LARDER [--seconds 600] [--shape star|line|circle] [--larders 3]
[--skew SECONDS] [--kill] [--port 18400] [--seed 1]

Each larder is typed into at random. Every one but the first of a line or star is a client of another, over a proxy
that cuts connections, delays bytes and sends requests twice. `--skew` sets their clocks apart, `--kill` ends clients
and servers with kill -9. In the end the line is mended, everybody syncs until nothing moves, and all exports have to
be equal, byte by byte but for the earlier versions of notes, with everything in them that was said.
"""
import argparse
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long skew(void) { const char *text = getenv("LARDER_SOAK_SKEW"); return text ? atol(text) : 0; }
int clock_gettime(clockid_t id, struct timespec *out) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int answer = real(id, out);
    if (answer == 0 && id == CLOCK_REALTIME) out->tv_sec += skew();
    return answer;
}
int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    struct timespec now;
    int answer = clock_gettime(CLOCK_REALTIME, &now);
    out->tv_sec = now.tv_sec; out->tv_usec = now.tv_nsec / 1000;
    return answer;
}
time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}
"""


class Proxy:
    """A line to a port that cuts, delays and doubles until it is mended."""

    def __init__(self, port, target, seed):
        self.port, self.target, self.random, self.bad = port, target, random.Random(seed), True
        self.cut = self.delayed = self.doubled = 0
        self.socket = socket.create_server(("127.0.0.1", port), backlog=64)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.socket.accept()
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        try:
            server = socket.create_connection(("127.0.0.1", self.target), timeout=20)
        except OSError:
            client.close()
            return
        threading.Thread(target=self.copy, args=(client, server, True), daemon=True).start()
        self.copy(server, client, False)

    def copy(self, source, sink, is_request):
        """Copies bytes; of a bad line now and then only some, late, or as a whole request once more."""
        try:
            while data := source.recv(65_536):
                if is_request:  # the server answers only to its own name
                    data = data.replace(b"127.0.0.1:%d" % self.port, b"127.0.0.1:%d" % self.target)
                chance = self.random.random() if self.bad else 1
                if chance < 0.04:
                    self.cut += 1
                    sink.sendall(data[: self.random.randrange(len(data) + 1)])
                    break
                if chance < 0.2:
                    self.delayed += 1
                    time.sleep(self.random.random())
                elif chance < 0.3 and is_request and b"\r\n\r\n" in data:
                    self.double(data)
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        if not is_request:
            source.close()
            sink.close()

    def double(self, data):
        """Sends a request that came whole on a line of its own too, before the first has an answer."""
        self.doubled += 1
        with socket.create_connection(("127.0.0.1", self.target), timeout=20) as other:
            other.sendall(data)
            other.settimeout(0.3)
            try:
                other.recv(65_536)
            except OSError:
                pass


class Larder:
    def __init__(self, soak, number):
        self.soak, self.number = soak, number
        self.data = os.path.join(soak.folder, f"d{number}")
        self.port = soak.port + 2 * number
        self.peer = None
        self.process = self.proxy = None
        self.environment = dict(os.environ, LARDER_CONFIG=os.path.join(soak.folder, "none"))
        skew = soak.options.skew * number
        if skew:
            self.environment |= {"LD_PRELOAD": soak.clock, "LARDER_SOAK_SKEW": str(skew)}

    def run(self, *words, **options):
        return subprocess.run(
            [self.soak.options.larder, *words, "--data", self.data], env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)

    def start(self, *words):
        return subprocess.Popen(
            [self.soak.options.larder, *words, "--data", self.data], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=open(os.path.join(self.soak.folder, f"log{self.number}"), "a"))

    def serve(self):
        self.process = self.start("serve", "--port", str(self.port), "--no-refresh", "--quiet")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def wait(self):
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        sys.exit("the server does not start")

    @property
    def url(self):
        """Where this larder's peer is reached: over its own bad line."""
        return f"http://127.0.0.1:{self.port + 1}"


class Soak:
    def __init__(self, options):
        self.options, self.port = options, options.port
        self.random = random.Random(options.seed)
        self.folder = tempfile.mkdtemp()
        self.said, self.removed, self.kills, self.steps, self.syncs = set(), set(), 0, 0, 0
        self.clock = os.path.join(self.folder, "clock.so")
        if options.skew:
            source = os.path.join(self.folder, "clock.c")
            with open(source, "w") as file:
                file.write(CLOCK)
            subprocess.run(["cc", "-shared", "-fPIC", "-o", self.clock, source, "-ldl"], check=True)
        self.larders = [Larder(self, number) for number in range(options.larders)]
        for number, larder in enumerate(self.larders):
            if options.shape == "circle":
                larder.peer = self.larders[(number + 1) % options.larders]
            elif number:
                larder.peer = self.larders[number - 1 if options.shape == "line" else 0]
        self.clients = [larder for larder in self.larders if larder.peer]
        self.servers = [one for one in self.larders if any(client.peer is one for client in self.clients)]
        for larder in self.clients:
            larder.proxy = Proxy(larder.port + 1, larder.peer.port, options.seed + larder.number)

    def say(self, larder):
        """One thing that a person does."""
        self.steps += 1
        number, chance = self.steps, self.random.random()
        words = None
        if chance < 0.1:
            done = larder.run("places", "save", f"Place {number}", "--at",
                              f"{self.random.randrange(80)}, {self.random.randrange(170)}")
            words = f"Place {number}"
        elif chance < 0.2:
            # One name for many places: wherever it is free, another one gets it.
            name, words = f"Camp {self.random.randrange(1 + number // 30)}", f"100.{number:05d}7"
            if f'"name":"{name}"' in larder.run("places", "list", "--json").stdout:
                return
            done = larder.run("places", "save", name, "--at", f"50.5, {words}")
        elif chance < 0.35:
            text = self.random.choice(["Line {0} of a note", "Line {0}\r\nof two", "\ufeffLine {0}", "Lines {0}\n\n\nend\n"])
            words = f"Line {number} of" if "of a" in text else f"Line {number}"
            done = larder.run("notes", "new", text.format(number), "--json")
            words = None if "Lines" in text else words
        elif chance < 0.6:
            flags = self.random.choice([[], ["--remove"]])
            done = larder.run("rates", "favourite", self.random.choice(["USD", "SEK", "CZK", "GBP"]), *flags)
        elif chance < 0.9:
            listed = larder.run("notes", "list", "--json").stdout.splitlines()
            if not listed:
                return
            note = self.random.choice(listed).split('"id":"')[1].split('"')[0]
            done = larder.run("notes", "append", note, f"Added {number}")
            words = f"Added {number}"
        else:
            listed = larder.run("places", "list", "--json").stdout.splitlines()
            listed = [line for line in listed if '"name":"Camp' not in line]
            if not listed:
                return
            name = self.random.choice(listed).split('"name":"')[1].split('"')[0]
            done = larder.run("places", "remove", name)
            if done.returncode == 0:
                self.removed.add(name)
        if done.returncode == 0 and words:
            self.said.add(words)
        elif done.returncode != 0:
            print("refused:", done.stderr.strip(), file=sys.stderr)

    def run(self):
        for larder in self.servers:
            larder.serve()
        end = time.monotonic() + self.options.seconds
        running = []
        while time.monotonic() < end:
            self.say(self.random.choice(self.larders))
            client = self.random.choice(self.clients)
            self.syncs += 1
            sync = client.start("sync", client.url)
            running.append(sync)
            if self.options.kill:
                time.sleep(self.random.random())
                if self.random.random() < 0.3 and sync.poll() is None:
                    sync.kill()
                    self.kills += 1
                if self.random.random() < 0.1:
                    server = self.random.choice(self.servers)
                    server.kill()
                    server.serve()
                    self.kills += 1
            running = [one for one in running if one.poll() is None]
            if len(running) > 3:
                running.pop(0).wait()
        for one in running:
            one.wait()
        return self.compare()

    def compare(self):
        for larder in self.clients:
            larder.proxy.bad = False
        for server in self.servers:
            server.wait()
        exports = []
        for _ in range(3 * len(self.larders)):
            for larder in self.clients:
                for _ in range(5):
                    done = larder.run("sync", larder.url, timeout=120)
                    if done.returncode == 0:
                        break
                    time.sleep(4)  # one that was killed holds others up for ten seconds
                else:
                    return f"larder {larder.number} can't sync: {done.stderr}"
            exports = [self.export(larder) for larder in self.larders]
            if len(set(exports)) == 1:
                break
        else:
            for larder, text in zip(self.larders, exports):
                with open(f"{self.folder}/export{larder.number}.json", "w") as file:
                    file.write(text)
            return f"they differ: {self.folder}"
        text = exports[0]
        lost = [words for words in self.said - self.removed if json.dumps(words)[1:-1] not in text]
        if lost:
            return f"lost: {sorted(lost)}; {self.folder}"
        for larder in self.larders:
            waiting = larder.run("outbox", "list", "--json").stdout
            if waiting:
                return f"still waiting in {larder.number}: {waiting}"
        return None

    def export(self, larder):
        """Everything but the earlier versions of notes: each larder keeps those that were typed in it."""
        whole = json.loads(larder.run("export").stdout)
        for record in whole["records"]:
            if record["kind"] == "note" and record.get("value"):
                del record["value"]["steps"]
        return json.dumps(whole, indent=1, sort_keys=True)

    def close(self):
        for server in self.servers:
            server.kill()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("larder")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--shape", choices=["star", "line", "circle"], default="star")
    parser.add_argument("--larders", type=int, default=3)
    parser.add_argument("--skew", type=int, default=0)
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--port", type=int, default=18400)
    parser.add_argument("--seed", type=int, default=1)
    soak = Soak(parser.parse_args())
    fault = soak.run()
    soak.close()
    cut, delayed, doubled = (
        sum(getattr(larder.proxy, name) for larder in soak.clients) for name in ("cut", "delayed", "doubled"))
    print(f"{soak.steps} things done, {soak.syncs} syncs, {soak.kills} kills; the line cut {cut} times, delayed "
          f"{delayed}, doubled {doubled}; {len(soak.said)} things said, {len(soak.removed)} removed.")
    if fault:
        sys.exit(fault)
    shutil.rmtree(soak.folder)
    print("Nothing was lost, and all are equal, byte by byte but for the earlier versions of notes.")


if __name__ == "__main__":
    main()
