# Larder: make run starts the main job, make test passes the tests. The rest is listed by make help.

MAKEFLAGS += --no-builtin-rules
SWIFT ?= swift
TEST = SWIFT=$(SWIFT) Scripts/test.sh
JOBS ?=
# Without debug information, building takes a quarter less. To debug: SWIFTFLAGS=
SWIFTFLAGS ?= -debug-info-format none $(if $(JOBS),-j $(JOBS))
export SWIFTFLAGS
# Without libpq, larder is built without PostgreSQL.
APPS = --package-path Apps $(shell Scripts/setup.sh --has-libpq || echo --disable-default-traits)
# The traits of LarderTelemetry.
TELEMETRY = Log,Metrics,Tracing
# What the command is made from; folders too, since a file may go.
INGREDIENTS := $(shell find Sources Apps/Sources Apps/Plugins Package.swift Apps/Package.swift)
COMMIT = LARDER_COMMIT=$(shell git describe --always --dirty --exclude '*' --abbrev=12 2>/dev/null)
DATA ?=
PORT ?= 8080
PREFIX ?= /usr/local
SHOTS ?= build/screenshots

.PHONY: help run build test test-library test-apps test-page bench bench-page bench-sync bench-against soak sanitize api lint format docs package package-check install clean setup

help:
	@echo "make run       build the command and serve the page: rates, feeds, places, notes (PORT=8080)"
	@echo "make test      run all tests, the page in headless Chromium among them"
	@echo "make test-page only walk the page in headless Chromium, with pictures of it in build/screenshots"
	@echo "make build     leave the release executables, the manual page and completions in build/"
	@echo "make bench     measure, side by side with the raw limits, then the page (about ten minutes)"
	@echo "make bench-page  measure the page beside nginx: pages a second, event streams"
	@echo "make bench-sync  measure two larders that get in step: 100,000 marks, and one more"
	@echo "make bench-against  compare the benchmarks with those of the last release (REF=commit)"
	@echo "make soak      the long versions of the crash and fault tests"
	@echo "make install   put the command, its manual page and its completions under PREFIX (/usr/local)"
	@echo "make lint      check the style; make format mends it"
	@echo "make api       write the public interface down in Docs/API, after a change of it that is meant"
	@echo "make sanitize  run the tests of the library with the thread and the address sanitizer"
	@echo "make docs      build the documentation into docs-out/"
	@echo "make package   make an archive and a Debian package that run without Swift, in build/packages/"
	@echo "make package-check  try the Debian package on a bare Debian, in a folder (wants root and debootstrap)"

setup:
	@Scripts/setup.sh

# When nothing has changed, a command starts at once, without a look by the package manager that takes seconds.
build/larder: $(INGREDIENTS)
	@Scripts/setup.sh
	$(COMMIT) $(SWIFT) build $(APPS) -c release $(SWIFTFLAGS) --product larder
	@mkdir -p build
	@install -m 755 "$$($(SWIFT) build $(APPS) -c release --show-bin-path)/larder" build/larder

build: build/larder
	$(COMMIT) $(SWIFT) build $(APPS) -c release $(SWIFTFLAGS) --product caching-proxy
	@install -m 755 "$$($(SWIFT) build $(APPS) -c release --show-bin-path)/caching-proxy" build/
	@! command -v python3 >/dev/null || python3 Scripts/smoke.py build/larder
	@build/larder manual > build/larder.1
	@for shell in bash zsh fish; do build/larder --generate-completion-script $$shell > build/larder.$$shell; done

# To look at the page, the command without optimisation will do: it computes a page in 2 to 6 milliseconds. It is built
# several times sooner, in a folder of its own, since it needs no index of tests and compiles each module as a whole.
# make build is for use.
QUICK = -c release -Xswiftc -Onone -Xcc -O0 --scratch-path Apps/.build-run $(SWIFTFLAGS)
Apps/.build-run/release/larder: $(INGREDIENTS)
	@Scripts/setup.sh
	$(SWIFT) build $(APPS) $(QUICK) --product larder
	@touch -c $@

Apps/.build/debug/larder: $(INGREDIENTS)
	@Scripts/setup.sh
	$(SWIFT) build $(APPS) $(SWIFTFLAGS) --product larder
	@touch -c $@

run: Apps/.build-run/release/larder
	@$< serve --port $(PORT) --quiet $(if $(DATA),--data $(DATA))

test: test-library test-apps test-page

test-library: setup
	# The core apart from the rest: its seeds keep every core busy, and its waits go on until something comes.
	$(TEST) $(SWIFTFLAGS) --parallel --filter "^LarderTests\."
	$(TEST) $(SWIFTFLAGS) --skip-build --parallel --skip "^LarderTests\." --skip "Over URLSession"
	# All URLSessions of a process on Linux share one queue, which an endless answer keeps busy.
	$(TEST) $(SWIFTFLAGS) --skip-build --filter "Over URLSession.*the transport"
	$(TEST) $(SWIFTFLAGS) --skip-build --filter "Over URLSession.*the hostile origin"
	# What wants traits: telemetry, and PostgreSQL where libpq and the server are there. As that is a build of its own, it
	# is one with the thread sanitizer, which also watches what the core does at once.
	@traits=$(TELEMETRY); \
	if [ -e /usr/include/postgresql/libpq-fe.h ] && \
		ls -d /usr/lib/postgresql/*/bin/initdb "$${LARDER_POSTGRES_BIN:-/none}/initdb" 2>/dev/null | grep -q .; then \
		traits=$$traits,Postgres; \
	else echo "Skipped: the tests of PostgreSQL want apt-get install libpq-dev postgresql"; fi; \
	LARDER_TESTS=LarderTests,LarderPostgresTests,LarderTelemetryTests \
	$(TEST) $(SWIFTFLAGS) --traits $$traits,URLSession --scratch-path .build-postgres --sanitize thread \
		--filter '^Larder(Postgres|Telemetry)Tests\.' --filter '^LarderTests\..* (at once|same moment|same time)'
	@command -v python3 >/dev/null || { echo "Skipped: the look at the public interface wants python3"; exit 0; }; \
		python3 Scripts/api.py
	# The screens of a guide, against stubs of SwiftUI and UIKit.
	Scripts/screens/check.sh "$$($(SWIFT) build $(SWIFTFLAGS) --show-bin-path)/Modules"
	# A storage that sees only what is public; the kills, which keep one core busy, beside its build.
	@log=$$(mktemp); soak=; trap 'rm -f "$$log"' EXIT; trap 'kill $$soak; exit 130' INT TERM; \
		Scripts/soak.sh kill 8 send 5 full files stop 2 pair 200 watch 20 migrate 6 > "$$log" 2>&1 & soak=$$!; \
		$(TEST) --package-path Tests/Outside $(SWIFTFLAGS); outside=$$?; \
		wait $$soak; soak=$$?; cat "$$log"; exit $$((outside | soak))

test-apps: setup
	# The tests with time limits run apart from those that keep every core busy.
	$(TEST) $(APPS) $(SWIFTFLAGS) --filter LarderAsyncHTTPTests
	$(TEST) $(APPS) $(SWIFTFLAGS) --skip-build --filter LarderCommandTests
	$(TEST) $(APPS) $(SWIFTFLAGS) --skip-build --filter '^FeedsTests'
	$(TEST) $(APPS) $(SWIFTFLAGS) --skip-build --skip LarderAsyncHTTPTests --skip LarderCommandTests --skip '^FeedsTests'
	@command -v python3 >/dev/null || { echo "Skipped: the cache tests over sockets, the kills of places and servers, and the looks at Apple's branches and at the benchmarks want python3"; exit 0; }; \
		bin="$$($(SWIFT) build $(APPS) --show-bin-path)"; \
		{ [ "$$(uname -s)" != Linux ] || python3 Scripts/apple.py; } && \
		{ ! Scripts/setup.sh --has-libpq || Scripts/benchmarks_check.sh \
			"$$($(SWIFT) build $(SWIFTFLAGS) --show-bin-path)/Modules" "$$bin/Modules"; } && \
		python3 Scripts/places_soak.py "$$bin/larder" 12 && \
		python3 Scripts/servers_soak.py "$$bin/larder" 20 && \
		{ python3 Scripts/proxy_conformance.py --run "$$bin/caching-proxy" || [ $$? = 2 ]; }

test-page: setup Apps/.build/debug/larder
	@bin="$$($(SWIFT) build $(APPS) --show-bin-path)" && \
		Scripts/page/run.sh "$$bin/larder" "$(SHOTS)"

bench: setup
	$(SWIFT) run --package-path Benchmarks -c release $(SWIFTFLAGS) LarderBenchmarks $(BENCHFLAGS)
	$(if $(BENCHFLAGS),,$(MAKE) bench-page)

# Beside another commit, on the same machine and day: by default the last release.
bench-against:
	python3 Scripts/bench_against.py "$(or $(REF),$(shell git describe --tags --abbrev=0 2>/dev/null),HEAD)" $(BENCHFLAGS)

bench-sync: build
	python3 Scripts/sync_bench.py build/larder

bench-page: build
	python3 Scripts/page/bench.py build/larder

soak: setup
	POWER_CUT="$${POWER_CUT:-$(wildcard ../shared/tools/power_cut.py)}" \
		Scripts/soak.sh kill 500 send 300 power 50 inject full stop 50 pair 10000 watch 1000 migrate 500
	LARDER_SEEDS=$${LARDER_SEEDS:-1000000} $(TEST) $(SWIFTFLAGS) --filter "Simulation of stores"
	$(SWIFT) build $(APPS) -c release $(SWIFTFLAGS) --product larder
	python3 Scripts/places_soak.py "$$($(SWIFT) build $(APPS) -c release --show-bin-path)/larder" 500
	python3 Scripts/sync_soak.py "$$($(SWIFT) build $(APPS) -c release --show-bin-path)/larder" \
		--seconds 3600 --skew 86400 --kill
	python3 Scripts/servers_soak.py "$$($(SWIFT) build $(APPS) -c release --show-bin-path)/larder" 3600 4
	Scripts/without_section.sh

# Data races, and memory: the core, HTTP and SQLite with the sanitizers of the compiler. Each builds the library again.
sanitize: SWIFTFLAGS = $(if $(JOBS),-j $(JOBS))
sanitize: setup
	$(TEST) $(SWIFTFLAGS) --sanitize thread --scratch-path .build-thread \
		--filter '^Larder(|HTTP|SQLite)Tests\.' --skip "Over URLSession"
	ASAN_OPTIONS=detect_leaks=0 $(TEST) $(SWIFTFLAGS) --sanitize address --scratch-path .build-address \
		--filter '^Larder(|HTTP|SQLite)Tests\.' --skip "Over URLSession"

# Writes down the public interface, after a change of it that is meant.
api:
	$(SWIFT) build $(SWIFTFLAGS)
	$(SWIFT) build $(SWIFTFLAGS) --scratch-path .build-postgres \
		--traits $(TELEMETRY),URLSession$(shell Scripts/setup.sh --has-libpq && echo ,Postgres)
	python3 Scripts/api.py --write

lint:
	$(SWIFT) format lint -r -s Sources Tests Snippets Apps/Sources Apps/Tests Benchmarks/Sources Package.swift Apps/Package.swift
	@! command -v python3 >/dev/null || python3 Scripts/tenants.py
	# With optimisation, Swift 6.3 crashes on a task-local value that is a function; a structure around it works.
	@! grep -rnE '@TaskLocal.*->' Sources Apps/Sources --include='*.swift'

format:
	$(SWIFT) format -i -r Sources Tests Snippets Apps/Sources Apps/Tests Benchmarks/Sources

docs:
	Scripts/docs.sh

package: setup
	Scripts/package.sh

package-check:
	Scripts/package_check.sh

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
		"$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 build/larder "$(DESTDIR)$(PREFIX)/bin/larder"
	install -m 644 build/larder.1 "$(DESTDIR)$(PREFIX)/share/man/man1/larder.1"
	install -m 644 build/larder.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/larder"
	install -m 644 build/larder.zsh "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_larder"
	install -m 644 build/larder.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/larder.fish"

clean:
	rm -rf build .build .build-* Apps/.build Apps/.build-* Benchmarks/.build
