#!/usr/bin/env python3
"""Compares the public interface of the library with the one written down in Docs/API, a file for each product.

api.py [--write]    after the builds that make api does; --write writes it down
Fails when a declaration is gone or changed, which breaks somebody's build: deprecate it and keep it for one version, or
write the new interface down, and a migration note into the changelog. What was added is only counted. Fails too when a
comment documents some parameters and not the others: make docs would.
"""
import json, os, pathlib, re, subprocess, sys, tempfile, urllib.parse

os.chdir(pathlib.Path(__file__).resolve().parent.parent)
manifest = pathlib.Path("Package.swift").read_text()
products = re.findall(r'\.library\(name: "(\w+)"', manifest)
# What is only in the build with those traits.
builds = dict.fromkeys(["LarderPostgres", "LarderTelemetry"], pathlib.Path(".build-postgres/debug"))
maps = [f"-fmodule-map-file={path}" for path in sorted(
    [*pathlib.Path(".build/checkouts").glob("*/Sources/*/module.modulemap"), *pathlib.Path("Sources").glob("*/module.modulemap")])]


def source_line(symbol):
    place = symbol.get("location")
    if not place:
        return ""
    path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(place["uri"]).path))
    return path.read_text().splitlines()[place["position"]["line"]] if path.exists() else ""


def half_documented(symbol):
    """Whether the comment of a function documents some of its parameters, or others than it has."""
    comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
    nested = re.search(r"^- Parameters:\n((?:\s+.*\n?|\n)*)", comment, re.M)
    said = set(re.findall(r"^- Parameter (\w+):", comment, re.M)) | set(
        re.findall(r"^ {2,4}- (\w+):", nested[1], re.M) if nested else ())
    has = {parameter.get("internalName") or parameter["name"]
           for parameter in symbol.get("functionSignature", {}).get("parameters", [])}
    return bool(said) and said != has


def demangled(names):
    """Names of types as they are written, by their mangled ones, such as s:6Larder11MarkStorageP."""
    if not names:
        return {}
    output = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "demangle", "-compact"], text=True, check=True, stdout=subprocess.PIPE,
        input="".join(f"${name.replace(':', '')}\n" for name in names)).stdout
    return dict(zip(names, output.splitlines(), strict=True))


def constraints(found, known=()):
    """What must hold of generic parameters besides what is known, as written in a where clause."""
    signs = {"sameType": " =="}
    each = sorted({f"{one['lhs']}{signs.get(one['kind'], ':')} {one['rhs']}" for one in found or []
                   if one not in known and one["rhs"] not in ("Copyable", "Escapable")})
    return " where " + ", ".join(each) if each else ""


def interface(module, build, folder):
    flags = [flag for path in maps for flag in ("-Xcc", path)]
    subprocess.run(
        [os.environ.get("SWIFT", "swift"), "symbolgraph-extract", "-module-name", module, "-I", str(build / "Modules"),
         "-target", (build.resolve().parent.name), "-minimum-access-level", "public", "-skip-synthesized-members",
         "-output-dir", folder, *flags, "-Xcc", "-I/usr/include/postgresql"],
        check=True, stdout=subprocess.DEVNULL)
    lines = set()
    conformances = []
    for path in pathlib.Path(folder).glob(f"{module}*.symbols.json"):
        graph = json.loads(path.read_text())
        # What must hold of the parameters of each type anyway.
        own = {tuple(s["pathComponents"]): s.get("swiftGenerics", {}).get("constraints", []) for s in graph["symbols"]
               if s["kind"]["identifier"] in ("swift.struct", "swift.class", "swift.enum", "swift.actor")}
        half = [".".join(symbol["pathComponents"]) for symbol in graph["symbols"] if half_documented(symbol)]
        if half:
            sys.exit(f"{module}: document all parameters or none of " + ", ".join(half))
        for symbol in graph["symbols"]:
            words = "".join(part["spelling"] for part in symbol["declarationFragments"])
            # The graph does not tell who may set a variable.
            if "var " in words and "(set)" in source_line(symbol):
                words = words.removesuffix(" { get set }").removesuffix(" { get }") + " { get }"
            words = re.sub(r"\s+", " ", words)
            if " where " not in words:
                words += constraints(
                    symbol.get("swiftExtension", {}).get("constraints"), own.get(tuple(symbol["pathComponents"][:-1]), ()))
            lines.add(".".join(symbol["pathComponents"]) + ": " + words)
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo" and module in path.name.split("@")[0]:
                source = next((".".join(s["pathComponents"]) for s in graph["symbols"]
                               if s["identifier"]["precise"] == relation["source"]), None)
                if source:
                    known = own.get(tuple(source.split(".")), ())
                    conformances.append((source, relation, known))
    unnamed = sorted({r["target"] for _, r, _ in conformances if "targetFallback" not in r})
    names = demangled(unnamed)
    for source, relation, known in conformances:
        target = relation.get("targetFallback") or names[relation["target"]]
        lines.add(f"{source}: conforms to {target}{constraints(relation.get('swiftConstraints'), known)}")
    return lines


folder = pathlib.Path("Docs/API")
broken = added = 0
for module in products:
    build = builds.get(module, pathlib.Path(".build/debug"))
    if not (build / f"Modules/{module}.swiftmodule").exists():
        print(f"Skipped: {module} is not built")
        continue
    with tempfile.TemporaryDirectory() as place:
        now = interface(module, build, place)
    if not now:
        print(f"Skipped: {module} is built without its trait")
        continue
    file = folder / f"{module}.txt"
    if "--write" in sys.argv:
        folder.mkdir(exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in sorted(now)))
        continue
    if not file.exists():
        sys.exit(f"{file} is missing: run make api.")
    known = set(file.read_text().splitlines())
    for line in sorted(known - now):
        broken += 1
        print(f"{module}: gone or changed: {line}")
    added += len(now - known)
if "--write" in sys.argv:
    print("The interface is in Docs/API/")
else:
    print(f"The public interface: {broken} declarations gone or changed, {added} added")
if broken:
    sys.exit("A changed interface breaks those who use it. If that is meant, run make api, and say in CHANGELOG.md what to do.")
