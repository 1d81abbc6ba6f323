#!/usr/bin/env python3
"""How long two larders take to get in step: sync_bench.py LARDER [--marks 100000] [--port 18490]

A folder with many marks is brought to an empty server, from there to an empty folder, and then one mark more goes both
ways. Each figure is a whole `larder sync`, from the start of the program to its end; a sync of nothing is the limit.
"""
import argparse
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("larder")
    parser.add_argument("--marks", type=int, default=100_000)
    parser.add_argument("--port", type=int, default=18490)
    options = parser.parse_args()
    folder = tempfile.mkdtemp()
    url = f"http://127.0.0.1:{options.port}"
    environment = dict(os.environ, LARDER_CONFIG=os.path.join(folder, "none"))

    def run(data, *words):
        begin = time.monotonic()
        done = subprocess.run(
            [options.larder, *words, "--data", os.path.join(folder, data)], env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode:
            raise SystemExit(f"{words}: {done.stderr}")
        return time.monotonic() - begin, done.stdout.strip()

    def sync(data):
        return run(data, "sync", url)

    file = os.path.join(folder, "marks.json")
    with open(file, "w") as out:
        json.dump({"larder": "personal data", "version": 1, "records": [
            {"kind": "mark", "id": f"https:%2F%2Fa.example%2Ffeed/https:%2F%2Fa.example%2F{number}/read",
             "stamp": f"{1_790_000_000_000_000 + number}.0.bench", "value": True}
            for number in range(options.marks)]}, out)
    server = subprocess.Popen(
        [options.larder, "serve", "--no-refresh", "--quiet", "--port", str(options.port), "--data",
         os.path.join(folder, "server")], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", options.port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        lines = [("import of the file", run("one", "import", file))]
        lines.append(("sync to an empty server", sync("one")))
        lines.append(("sync to an empty folder", sync("two")))
        sync("one")
        nothing = min(sync("two") for _ in range(5))
        lines.append(("sync of nothing", nothing))
        # Every command checks the file that it opens.
        lines.append(("opening of the data alone", min(run("two", "outbox", "list") for _ in range(5))))
        sent, taken = [], []
        for code in ("USD", "SEK", "CZK", "GBP", "JPY"):
            run("one", "rates", "favourite", code)
            sent.append(sync("one"))
            taken.append(sync("two"))
        lines.append(("sync that sends one mark", sorted(sent)[2]))
        lines.append(("sync that takes one mark", sorted(taken)[2]))
        with open(f"/proc/{server.pid}/status") as status:
            peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
        print(f"{options.marks:,} marks, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        for name, (seconds, words) in lines:
            print(f"{name:26} {seconds:9.2f} s  {seconds / nothing[0]:8.1f} x nothing   {words}")
        print(f"the server's memory at its peak: {peak // 1024} MiB")
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
