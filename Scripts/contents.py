#!/usr/bin/env python3
"""Lists what is inside an executable: larder.spdx.json (SPDX 2.3), copyright, and the licences themselves.

contents.py BUILD_FOLDER EXECUTABLE VERSION COMMIT OUTPUT_FOLDER
The packages are those whose modules the linker was given, with the versions that the build resolved.
"""
import datetime, hashlib, json, os, pathlib, re, shutil, subprocess, sys

build, executable, version, commit, out = sys.argv[1:]
build, out = pathlib.Path(build), pathlib.Path(out)
checkouts = build / "checkouts"
moment = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)

# What is taken in besides packages: name, version, licence, where from.
SWIFT = "Apache-2.0 WITH Swift-exception"
OTHERS = {"libsqlite3.a": ("SQLite", "libsqlite3-dev", "blessing", "https://sqlite.org"),
          "libz.a": ("zlib", "zlib1g-dev", "Zlib", "https://zlib.net"),
          "libstdc++.a": ("libstdc++", "libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1",
                          "https://gcc.gnu.org")}


def licence(folder):
    text = "".join(path.read_text(errors="replace") for path in sorted(folder.glob("LICENSE*")))
    if "Apache License" in text:
        return SWIFT if "Runtime Library Exception" in text else "Apache-2.0"
    if "Permission is hereby granted, free of charge" in text:
        return "MIT"
    sys.exit(f"larder: the licence of {folder.name} is unknown: add it to Scripts/contents.py.")


def output(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def holds(folder, module):
    return folder.name.lower() == module.lower() or any(
        (folder / place / module).is_dir() for place in (".", "Sources"))


objects = next((build / mode / "larder.product/Objects.LinkFileList" for mode in ("release", "debug")
                if (build / mode / "larder.product/Objects.LinkFileList").exists()))
modules = sorted(set(re.findall(r"/([^/]+)\.build/", objects.read_text())))
resolved = json.loads(pathlib.Path("Apps/Package.resolved").read_text())["pins"]

parts = []  # name, version, licence, location, revision
for pin in sorted(resolved, key=lambda pin: pin["identity"]):
    folder = next(f for f in checkouts.iterdir() if f.name.lower() == pin["identity"].lower())
    if not any(holds(folder, module) for module in modules):
        continue
    state = pin["state"]
    parts.append((folder.name, state.get("version", ""), licence(folder), pin["location"], state["revision"]))
    target = out / "licenses" / folder.name
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted([*folder.glob("LICENSE*"), *folder.glob("NOTICE*")]):
        shutil.copyfile(path, target / path.name)

compiler = re.search(r"Swift version (\S+)", output(os.environ.get("SWIFT", "swift"), "--version"))
parts.append(("swift", compiler.group(1) if compiler else "", SWIFT, "https://www.swift.org", ""))
parts.append(("ICU (in Foundation)", "", "Unicode-3.0", "https://github.com/swiftlang/swift-foundation-icu", ""))
if "CNIOBoringSSL" in modules:
    parts.append(("BoringSSL (in swift-nio-ssl)", "", "Apache-2.0 AND OpenSSL AND ISC",
                  "https://boringssl.googlesource.com/boringssl", ""))
for library in sorted(os.listdir("build/package/static")) if os.path.isdir("build/package/static") else []:
    if library in OTHERS:
        name, debian, terms, location = OTHERS[library]
        parts.append((name, output("dpkg-query", "-Wf", "${Version}", debian), terms, location, ""))


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]+", "-", name).strip("-")


def package(name, version, terms, location, revision):
    entry = {"SPDXID": identifier(name), "name": name, "downloadLocation": location or "NOASSERTION",
             "filesAnalyzed": False, "licenseConcluded": terms, "licenseDeclared": terms,
             "copyrightText": "NOASSERTION"}
    if version:
        entry["versionInfo"] = version
    if revision:
        entry["downloadLocation"] = f"git+{location}@{revision}"
        entry["externalRefs"] = [{
            "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
            "referenceLocator": "pkg:swift/" + re.sub(r"^https://|\.git$", "", location) + "@" + version}]
    return entry


larder = package("larder", version + (f"+{commit}" if commit else ""), "Apache-2.0", "", "")
digest = hashlib.sha256(pathlib.Path(executable).read_bytes()).hexdigest()
larder["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
document = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"larder-{version}", "documentNamespace": f"urn:larder:{version}:{digest}",
    "creationInfo": {"created": moment.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: Scripts/contents.py"]},
    "packages": [larder, *(package(*part) for part in parts)],
    "relationships": [
        {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-larder"},
        *({"spdxElementId": "SPDXRef-larder", "relationshipType": "STATIC_LINK", "relatedSpdxElement": identifier(part[0])}
          for part in parts)],
}
(out / "larder.spdx.json").write_text(json.dumps(document, indent=1) + "\n")
shutil.copyfile("LICENSE", out / "LICENSE")
shutil.copyfile("NOTICE", out / "NOTICE")

rows = [f"* {name} {number}".rstrip() + f": {terms}. {location}" for name, number, terms, location, _ in parts]
(out / "copyright").write_text(
    "Larder is licensed under the Apache License 2.0 (LICENSE, on Debian /usr/share/common-licenses/Apache-2.0).\n"
    "NOTICE names the data in it. The executable contains:\n\n" + "\n".join(rows)
    + "\n\nTheir licences and notices are in licenses/; larder.spdx.json has the same list for programs.\n")
