#!/usr/bin/env python3
"""Writes Docs/Tenants.md: for each public type of the library, which application uses it.

A type counts as used where its name stands in the code of an application, in a file that imports its library, and
as used *through* another if a public declaration of that other type names it.
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIBRARIES = [
    "Larder", "LarderMutations", "LarderHTTP", "LarderText", "LarderSQLite", "LarderPostgres", "LarderStorageKit",
    "LarderTelemetry",
]
SUPPORT = {
    "Snippets": "the examples", "Tests/Outside": "a storage by somebody else",
    "Benchmarks/Sources": "the benchmarks",
}
DECLARATION = re.compile(
    r"^(?:@\S+\s+)*public (?:final |indirect )?(?:struct|class|enum|actor|protocol|typealias) (\w+)",
    re.M)

# Why types stay that no application uses. A public type needs an application or a reason.
REASONS = [
    ("a product of its own, for apps whose server takes changes one by one: they are seen before it has them. Larders "
     "exchange records instead, and a command or a page waits for its write",
     "OptimisticStore OptimisticShelf OptimisticSnapshot OptimisticItem OptimisticPage OptimisticRow Mutation "
     "MutationQueue MutationResult MutationState PendingMutation KeyedMutation Replacement ListMutation RowMutation "
     "MarkedRow Confirmed Conflict ConflictRule IdentityReplacing UndoHistory UndoStep"),
    ("what `ShelfList` is made of, and in public the same for lists that a server pages; the applications list their own "
     "shelves, and sync reads by what the other has seen, not by pages",
     "PagedStore PagedList PagedSource PagingOptions ClosurePagedSource Page PageCursor PageDrift PageLinks PageRequest "
     "HTTPPagedSource"),
    ("a list that follows a shelf, for views. In the applications, what is read or arrives moves nothing in an open list: "
     "a page reads the part that its address names, and the terminal keeps its rows and counts what is new",
     "ShelfList ListModel"),
    ("rows that are fetched a listing at a time, for apps of a server; feeds are fetched by a schedule of their own",
     "ShelfListing ShelfLoader"),
    ("models and decoded pictures for views on the main actor, which servers and commands have none of",
     "ValuesModel DecodedBlobs"),
    ("a source of one document per key; rates choose the file by what they know and merge it, feeds keep a state of "
     "their own. All three send conditional requests through `HTTPClient.revalidate`", "HTTPSource"),
    ("a login that expires, for apps of a server; the logins of feeds and the tokens of larders do not", "LoginTransport"),
    ("writes to servers of others", "HTTPDestination HTTPStatusError HTTPUploadDestination FileUpload"),
    ("Apple's platforms, and programs without SwiftNIO", "URLSessionTransport"),
    ("storages for other programs; `larder` keeps its data in SQLite or PostgreSQL",
     "FolderStorage ReferenceTables StorageChanges"),
    ("the default of an environment", "SilentReporter"),
    ("telemetry for programs that send theirs somewhere; `larder serve` counts for itself and shows the figures at "
     "`/metrics`", "Telemetry"),
    ("dates in HTTP", "EnglishNames"),
]

# Comments and texts, without what is computed inside a text.
TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)""".*?"""\1|(#*)"(?:\\[^\n]|[^"\\\n])*"\2', re.S)
INSIDE = re.compile(r"\\#*\(([^\n]*?)\)")


def sources(folder):
    for path, _, names in os.walk(os.path.join(ROOT, folder)):
        if "/.build" in path:
            continue
        for name in sorted(names):
            if name.endswith(".swift"):
                with open(os.path.join(path, name)) as file:
                    code = TEXT.sub(lambda found: " ".join(INSIDE.findall(found[0])), file.read())
                yield os.path.relpath(os.path.join(path, name), ROOT), code


def text(folder, library=None):
    """The code of a folder, of all files or of those that import a library."""
    imports = re.compile(rf"^(?:@testable |public |package |internal |private )*import {library}$", re.M)
    return "\n".join(code for _, code in sources(folder) if library is None or imports.search(code))


def names(word, code):
    return re.search(rf"\b{word}\b", code) is not None


def main():
    applications = sorted(os.listdir(os.path.join(ROOT, "Apps/Sources")))
    application_code = {name: text("Apps/Sources/" + name) for name in applications}
    importing = {
        (name, library): text("Apps/Sources/" + name, library)
        for name in applications for library in LIBRARIES
    }
    support_code = {words: text(folder) for folder, words in SUPPORT.items()}
    library_code = {name: text("Sources/" + name) for name in LIBRARIES}
    types, surface = {}, {}
    for library in LIBRARIES:
        for path, code in sources("Sources/" + library):
            for found in DECLARATION.finditer(code):
                types[found[1]] = (library, path)
            # What each declaration at the left margin says in public.
            for chunk in re.split(r"(?m)^(?=[a-z@])", code):
                head = re.match(
                    r"(?:public |package |final |indirect )*(struct|class|enum|actor|protocol|extension) (\w+)", chunk)
                if not head:
                    continue
                said = chunk if head[1] == "protocol" else " ".join(
                    re.findall(r"public [^{]*|^ {4}case [^{\n]*", chunk, re.M))
                surface[head[2]] = surface.get(head[2], "") + " " + said
    # An application's own type of the same name is another one.
    direct = {
        name: [
            app for app in applications
            if names(name, importing[app, types[name][0]])
            and not re.search(rf"\b(struct|class|enum|actor) {name}\b", application_code[app])
        ] for name in types
    }
    through = {}
    used = {name for name, apps in direct.items() if apps}
    while True:
        found = {}
        for name in types:
            if name in used:
                continue
            owner = next(
                (o for o in sorted(used) if o != name and names(name, surface.get(o, ""))), None)
            if owner:
                found[name] = owner
        if not found:
            break
        through.update(found)
        used |= found.keys()
    out = [
        "# Which application uses what", "",
        "Written by `Scripts/tenants.py`. *Through* means that a public declaration of the named type has it.",
    ]
    for library in LIBRARIES:
        out += ["", f"## {library}", "", "| type | used by |", "| --- | --- |"]
        for name, (owner, path) in sorted(types.items()):
            if owner != library:
                continue
            if direct[name]:
                cell = ", ".join(direct[name])
            elif name in through:
                cell = f"through {through[name]}"
            else:
                users = [words for words, code in support_code.items() if names(name, code)]
                users += [o for o in LIBRARIES if o != library and names(name, library_code[o])]
                cell = "no application" + (", but in " + " and ".join(users) if users else "")
            out.append(f"| [{name}](../{path}) | {cell} |")
    reasoned = {name for _, names in REASONS for name in names.split()}
    out += ["", "## Why some have none", "", "| types | what they are for |", "| --- | --- |"]
    out += [f"| {', '.join(names.split())} | {reason} |" for reason, names in REASONS]
    with open(os.path.join(ROOT, "Docs/Tenants.md"), "w") as file:
        file.write("\n".join(out) + "\n")
    missing = sorted(types.keys() - used - reasoned)
    if missing:
        sys.exit("tenants: no application uses these, and no reason is given: " + ", ".join(missing))
    needless = sorted(name for name in reasoned if direct[name])
    if needless:
        sys.exit("tenants: these need no reason: " + ", ".join(needless))


if __name__ == "__main__":
    main()
