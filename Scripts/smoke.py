#!/usr/bin/env python3
"""Starts `larder serve` on an empty folder and asks for each page once: what the optimiser broke does not get out.

smoke.py LARDER
"""
import os
import sys
import tempfile
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "page"))
from world import Larder  # noqa: E402

PAGES = ["/rates", "/rates/USD", "/feeds", "/places", "/notes", "/inside", "/api", "/healthz", "/readyz", "/metrics"]


def main():
    with tempfile.TemporaryDirectory() as folder:
        larder = Larder(os.path.abspath(sys.argv[1]), os.path.join(folder, "data"), "--no-refresh", "--quiet")
        os.makedirs(larder.data)
        try:
            larder.start()
            for page in PAGES:
                urllib.request.urlopen(larder.address + page, timeout=30).read()
        except (AssertionError, OSError) as error:
            with open(os.path.join(folder, "serve.log")) as log:
                sys.exit(f"{sys.argv[1]} serve: {error}\n{log.read()[:4000]}")
        finally:
            larder.stop()


main()
