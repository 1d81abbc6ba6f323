#!/usr/bin/env python3
"""Kills `larder places` with SIGKILL while it saves, and looks whether everything is whole.

usage: Scripts/places_soak.py LARDER [ROUNDS]

Each round follows a receiver that makes every fix the current position (one durable write after the
other, with its history), and saves a place; both are killed at a random moment. Then what a command
had acknowledged must be there, and nothing that was never said.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

larder, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
data = tempfile.mkdtemp(prefix="larder-places-")
environment = dict(os.environ, LARDER_DATA=data, HOME=data)


def answers(*words):
    run = subprocess.run([larder, "places", *words, "--json"], env=environment,
                         capture_output=True, check=False)
    if run.returncode != 0:
        sys.exit(f"places_soak: {words} ended with {run.returncode}: {run.stderr.decode()}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def sentence(body):
    checksum = 0
    for byte in body.encode():
        checksum ^= byte
    return f"${body}*{checksum:02X}\r\n"


def fix(number):
    """A fix whose position says its number: 0.01 minutes, some 18 m, a step."""
    clock = f"{number // 3600 % 24:02}{number // 60 % 60:02}{number % 60:02}.00"
    minutes = number * 0.01
    latitude = f"{int(minutes // 60):02}{minutes % 60:07.4f}"
    return sentence(f"GPRMC,{clock},A,{latitude},N,00100.0000,E,1.0,0.0,150626,,,A")


def number_of(stop):
    return round(stop["lat"] * 6000)


def lines_of(text):
    """The whole lines; the last one may have been cut off by the kill."""
    return text.split(b"\n")[:-1]


moment, killed = 1, {"set": 0, "save": 0}
started = time.monotonic()
answers("save", "Home", "--at", "48.86, 2.29")
usual, saved = time.monotonic() - started, ["Home"]  # how long one save takes here
acknowledged = 0
for turn in range(rounds):
    # A receiver's track, each fix stored before it is printed.
    first = moment
    follow = subprocess.Popen(
        [larder, "places", "locate", "--nmea", "-", "--set", "--json"], env=environment,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    follow.stdin.write("".join(fix(moment + step) for step in range(400)).encode())
    follow.stdin.flush()
    head = follow.stdout.readline()
    time.sleep(random.random() * 0.15)
    follow.kill()
    printed = lines_of(head + follow.stdout.read())
    follow.wait()
    follow.stdin.close()
    killed["set"] += 1
    last = number_of(json.loads(printed[-1])) if printed else first - 1
    stops = answers("show", "--history")
    current = number_of(stops[0])
    if not last <= current <= last + 1:
        sys.exit(f"places_soak: round {turn}: {last} was acknowledged, {current} is there")
    history = [number_of(stop) for stop in stops]
    if history != sorted(history, reverse=True) or len(set(history)) != len(history):
        sys.exit(f"places_soak: round {turn}: the history is not of one piece: {history}")
    acknowledged += len(printed)
    moment = current + 100  # far enough to be kept

    # A place, killed some time after the start of the command.
    name = f"Place number {turn}"
    save = subprocess.Popen(
        [larder, "places", "save", name, "--at", f"{turn % 90}, {turn % 180}", "--json"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    time.sleep(random.uniform(0.3, 1.5) * usual)
    save.kill()
    said = lines_of(save.stdout.read())
    save.wait()
    killed["save"] += save.returncode == -9
    names = [place["name"] for place in answers("list")]
    if names not in (saved, saved + [name]):
        sys.exit(f"places_soak: round {turn}: the places are not those that were saved")
    if said and name not in names:
        sys.exit(f"places_soak: round {turn}: {name} was acknowledged and is gone")
    saved = names

print(f"places_soak: {rounds} rounds, {killed['set']} kills while following, {killed['save']} while "
      f"saving; {acknowledged} positions acknowledged, {len(saved)} places kept, nothing lost")
