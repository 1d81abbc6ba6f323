#!/usr/bin/env python3
"""Compares the benchmarks of this commit with those of another, such as the last release, on this machine and today.

bench_against.py REF [--quick]
Both are built in release, run in turn, twice each, and compared by the better median over that of the raw limit beside
it, so that a busy moment counts less. Fails when a row takes more than a quarter longer. Wants a quiet machine.
"""
import json, os, pathlib, subprocess, sys

if len(sys.argv) < 2:
    sys.exit(__doc__)
reference, flags = sys.argv[1], sys.argv[2:]
root = pathlib.Path(__file__).resolve().parent.parent
os.chdir(root)
swift = os.environ.get("SWIFT", "swift")
old = root / ".build-against"
subprocess.run(["git", "worktree", "remove", "--force", str(old)], stderr=subprocess.DEVNULL)
subprocess.run(["git", "worktree", "add", "--detach", str(old), reference], check=True)


def run(folder):
    answer = subprocess.run([swift, "run", "--package-path", "Benchmarks", "-c", "release", "LarderBenchmarks", "--json", *flags],
                            cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {row["name"]: row for row in json.loads(answer)}


def figure(row):
    raw = row.get("raw")
    return row["ours"]["median"] / raw["median"] if raw and raw["median"] > 0 else row["ours"]["median"]


try:
    runs = {old: [], root: []}
    for folder in (old, root):
        subprocess.run([swift, "build", "--package-path", "Benchmarks", "-c", "release"], cwd=folder, check=True)
    for _ in range(2):
        for folder in (old, root):
            runs[folder].append(run(folder))
finally:
    subprocess.run(["git", "worktree", "remove", "--force", str(old)])

slower = 0
print(f"| what | {reference} | now | change |\n| --- | --- | --- | --- |")
for name in runs[root][0]:
    if not all(name in one for one in runs[old]):
        print(f"| {name} | – | new | |")
        continue
    before, now = (min(figure(one[name]) for one in runs[folder]) for folder in (old, root))
    change = now / before - 1 if before else 0
    slower += change > 0.25
    print(f"| {name} | {before:.3g} | {now:.3g} | {change:+.0%}{' slower' if change > 0.25 else ''} |")
sys.exit(1 if slower else 0)
