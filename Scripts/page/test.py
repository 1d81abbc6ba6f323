#!/usr/bin/env python3
"""Walks every page in headless Chromium as people do: two windows, offline and back, the server killed and
started again, without scripts, by keyboard alone, with axe, narrow and wide, light and dark.

Each function `it_…` is one sentence about what must hold; each gets a server with its own data. They are tried beside
each other, one for each core, except those that measure. What fails is tried once more alone.
"""
import argparse
import inspect
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
import traceback

from playwright.sync_api import sync_playwright

import articles
import away
import charts
import choices
import signing_in
import everywhere
import feeds
import full
import hostile
import maps
import measures
import notes
import phone
import places
import positions
import rates
import writing
from window import patience
from world import Larder, Origin


class Try:
    """What one sentence works with: a server, an origin, and a browser."""

    def __init__(self, arguments, browser, folder):
        self.browser, self.folder, self.shots = browser, folder, arguments.shots
        self.data = os.path.join(folder, "data")
        self.origin = Origin()
        self.larder = Larder(
            arguments.larder, self.data, "--no-refresh", "--quiet", "--allow-private", lag=arguments.lag)
        self.contexts, self.troubles = [], []

    def serve(self):
        os.makedirs(self.data, exist_ok=True)
        self.larder.start()

    def window(self, path=None, context=None, **options):
        """Opens a window; of a context that is given, or of a browser that was never here."""
        if context is None:
            options.setdefault("viewport", {"width": 1280, "height": 900})
            options.setdefault("locale", "en-GB")
            context = self.browser.new_context(**options)
            context.set_default_timeout(patience * 1000)
            self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error.stack or error}"))
        page.on("console", lambda message: self.hear(message))
        if path:
            page.goto(self.larder.address + path)
        return page

    def hear(self, message):
        words = message.text
        # A server that is away on purpose is told by the browser as well.
        away = any(sign in words for sign in (
            "ERR_CONNECTION", "ERR_INTERNET", "ERR_EMPTY", "Failed to load resource", "resulted in a network error",
            "error occurred when fetching the script", "blocked by Playwright"))
        if message.type in ("error", "warning") and not away:
            self.troubles.append(f"console: {words}")

    def close(self):
        for context in self.contexts:
            context.close()
        self.larder.stop()
        self.origin.shutdown()
        self.origin.server_close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("larder")
    parser.add_argument("--chromium", required=True)
    parser.add_argument("--shots")
    parser.add_argument("--only", default="")
    parser.add_argument("--lag", type=float, default=0, help="seconds by which answers are late, at most")
    parser.add_argument(
        "--jobs", type=int, default=min(4, (os.cpu_count() or 1) + 1), help="how many to try beside each other")
    arguments = parser.parse_args()
    arguments.larder = os.path.abspath(arguments.larder)
    sentences = wanted(arguments)
    alone = {number for number, (words, _) in enumerate(sentences) if words.startswith("measures: ")}
    beside = [number for number in range(len(sentences)) if number not in alone]
    held = holding_beside(arguments, sentences, beside) | set(holding(arguments, sentences, sorted(alone)))
    # A browser on a busy machine is tried once more, alone; what held only then is told at the end.
    doubtful = [number for number in range(len(sentences)) if number not in held]
    held_later = set(holding(arguments, sentences, doubtful))
    for number in doubtful:
        said = "Held only when tried again" if number in held_later else "Does not hold"
        print(f"{said}: {sentences[number][0]}")
    failed = len(doubtful) - len(held_later)
    print(f"{len(sentences) - failed} of {len(sentences)} sentences hold in a browser.")
    sys.exit(1 if failed else 0)


def wanted(arguments):
    """The sentences that were asked for, each with its words."""
    sentences = []
    # What takes longest comes first, so that nobody waits for it at the end.
    for module in (everywhere, hostile, maps, full, rates, charts, feeds, articles, away, places, positions, notes, writing, signing_in,
                   phone, choices, measures):
        for name, body in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("it_") and arguments.only in f"{module.__name__}.{name}":
                sentences.append((f"{module.__name__}: {name[3:].replace('_', ' ')}", body))
    return sentences


def holding_beside(arguments, sentences, numbers):
    """Tries sentences beside each other, and returns the numbers of those that hold."""
    waiting = multiprocessing.Queue()
    held = multiprocessing.Array("b", len(sentences))
    for number in [*numbers, *[None] * arguments.jobs]:
        waiting.put(number)

    def work():
        for number in holding(arguments, sentences, iter(waiting.get, None)):
            held[number] = True

    workers = [multiprocessing.Process(target=work) for _ in range(arguments.jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return {number for number in numbers if held[number]}


def holding(arguments, sentences, numbers):
    """Tries sentences one after another with one browser, and yields the numbers of those that hold."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        for number in numbers:
            if holds(arguments, browser, *sentences[number]):
                yield number
        browser.close()


def holds(arguments, browser, words, body):
    """Tries one sentence with a server of its own, and tells how it went."""
    folder = tempfile.mkdtemp(prefix="larder-page-")
    attempt = Try(arguments, browser, folder)
    start = time.time()
    try:
        attempt.serve()
        body(attempt)
        if attempt.troubles:
            raise AssertionError("; ".join(attempt.troubles[:5]))
        print(f"ok      {words} ({time.time() - start:.1f} s)", flush=True)
        return True
    except Exception:  # every sentence is told, whatever went wrong
        print(f"FAILED  {words}\n{traceback.format_exc(limit=-3)}", flush=True)
        for number, page in enumerate(page for context in attempt.contexts for page in context.pages):
            try:
                page.screenshot(path=os.path.join(tempfile.gettempdir(), f"larder-failed-{number}.png"))
            except Exception as error:
                print(f"No picture of window {number}: {error}".splitlines()[0])
        return False
    finally:
        attempt.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
