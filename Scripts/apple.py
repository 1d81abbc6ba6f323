#!/usr/bin/env python3
"""Type-checks on Linux what only Apple systems compile, against stubs of Darwin, CoreLocation, CommonCrypto and os.

apple.py [MODULE...]    after `swift build`, of the library or of Apps, whose modules it uses
It finds names that are misspelt or no longer exist, and code that no longer matches ours. It shows nothing else: the
stubs in Scripts/apple say what Apple's modules have, Foundation is the one of Linux, and nothing is known of
availability. The first build on a Mac can still fail.
"""
import json, os, pathlib, re, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
os.chdir(root)
swift = pathlib.Path(subprocess.run(["sh", "-c", f"command -v {os.environ.get('SWIFT', 'swift')}"],
                                    capture_output=True, text=True, check=True).stdout.strip())
home = swift.resolve().parent.parent
frontend = [str(home / "bin/swift-frontend")]
# The macros of the tests.
plugins = ["-plugin-path", str(home / "lib/swift/host/plugins"), "-plugin-path", str(home / "lib/swift/host/plugins/testing")]

# How conditions come out on an Apple system.
APPLE = {"canImport(Darwin)": "true", "canImport(CoreLocation)": "true", "canImport(CommonCrypto)": "true",
         "canImport(os)": "true",
         "canImport(Glibc)": "false", "canImport(Musl)": "false", "canImport(CPassword)": "false",
         "canImport(FoundationEssentials)": "false", "canImport(FoundationNetworking)": "false",
         "os(macOS)": "true", "os(Linux)": "false"}
CONDITION = re.compile(r"^\s*#(?:if|elseif)\b.*$", re.M)
WORD = re.compile("|".join(map(re.escape, APPLE)))
# Foundation instead of FoundationEssentials alone changes too little to look at a file for it.
INTERESTING = re.compile("|".join(re.escape(word) for word in APPLE if word != "canImport(FoundationEssentials)"))
FOUNDATION = re.compile(r"^((?:(?:public|package|internal|@preconcurrency) )*)import Foundation$", re.M)
KEPT = {"-I", "-target", "-Xcc", "-module-cache-path", "-swift-version", "-enable-upcoming-feature", "-package-name",
        "-plugin-path", "-external-plugin-path", "-load-plugin-executable", "-F"}


def as_apple(text):
    text = CONDITION.sub(lambda line: WORD.sub(lambda word: APPLE[word[0]], line[0]), text)
    # Constants that have types of their own on Linux.
    text = re.sub(r"\b(SOCK_STREAM|RLIMIT_NOFILE)\b", r"Darwin.\1", text)
    return FOUNDATION.sub(lambda line: f"{line[0]}; {line[1]}import AppleFoundation", text)


def modules():
    """The modules that were built: name, sources, options for the compiler. The library's own build comes first,
    since it has every transport."""
    seen = set()
    for plan in (".build/debug.yaml", "Apps/.build/debug.yaml"):
        if not os.path.exists(plan):
            continue
        for line in open(plan):
            if not line.startswith('    args: ["') or '"-module-name"' not in line:
                continue
            args = json.loads(line.split(": ", 1)[1])
            name = args[args.index("-module-name") + 1]
            sources = next((arg[1:] for arg in args if arg.startswith("@") and arg.endswith("/sources")), None)
            if name in seen or not sources or not os.path.exists(sources):
                continue
            seen.add(name)
            paths = [path.strip().strip("'\"").replace("\\", "") for path in open(sources)]
            ours = [path for path in paths if path.startswith(str(root)) and "/.build" not in path]
            if not ours:
                continue
            # The transport of Apple systems, whatever traits the build has.
            options, rest = ["-DURLSession"], iter(args)
            for arg in rest:
                if arg in KEPT:
                    options += [arg, next(rest)]
                elif arg.startswith(("-D", "-I")) or arg == "-parse-as-library":
                    options.append(arg)
            yield name, paths, options


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    for stub in ("Darwin", "AppleFoundation", "CommonCrypto", "CoreLocation", "os"):
        subprocess.run(frontend + ["-emit-module", "-module-name", stub, "-parse-as-library", "-I", str(folder),
                                   "-enable-upcoming-feature", "InternalImportsByDefault", "-swift-version", "6",
                                   "-o", str(folder / f"{stub}.swiftmodule"), f"Scripts/apple/{stub}.swift"], check=True)
    failed, checked, wanted = 0, 0, set(sys.argv[1:])
    for name, paths, options in modules():
        if wanted and name not in wanted:
            continue
        inputs = []
        for number, path in enumerate(paths):
            text = pathlib.Path(path).read_text()
            place = folder / name / str(number) / pathlib.Path(path).name
            place.parent.mkdir(parents=True)
            # Faults are reported where they are: as in the original.
            place.write_text(f'#sourceLocation(file: "{path}", line: 1)\n' + as_apple(text))
            if any(INTERESTING.search(line) for line in CONDITION.findall(text)):
                inputs.append("-primary-file")
                checked += 1
            inputs.append(str(place))
        if "-primary-file" in inputs:
            answer = subprocess.run(frontend + ["-typecheck", "-suppress-warnings", "-module-name", name, "-I", str(folder), *plugins, *options, *inputs])
            failed += answer.returncode != 0
    print(f"Type-checked as on Apple systems: {checked} files")
    sys.exit(1 if failed or not checked else 0)
