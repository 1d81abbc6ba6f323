#!/bin/sh
# Prints every sentence that a person can read, by file and line: the string literals of more than two words in Swift
# and in scripts, and the texts of pages. Folders or files as arguments limit it to these.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- Sources Apps/Sources Scripts
exec python3 - "$@" <<'END'
import pathlib, re, sys

# Data rather than sentences: tables, and the words that the parsers know.
DATA = re.compile(r"(DateWords|Vocabulary|Charset|Namespace|Field|Succession|\w*Tables?|\w*TableText"
                  r"|WorldOutlineText|DetailedOutlineText|WorldNamesText|TownsText|NamedCharacters\S*|TemplateText|SecurityFields)\.swift$"
                  r"|^Scripts/page/|_check\.mjs$|messages\.sh$"
                  # What the kits for tests report to developers.
                  r"|^Sources/Larder(Testing|HTTPTesting|Simulation|Soak)/")
# SQL, which is no sentence.
SQL = re.compile(r"^(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|WITH|PRAGMA|VACUUM|WHERE|AND|SET|ON|ORDER|JOIN|LISTEN"
                 r"|LOCK|BEGIN|ROLLBACK|FROM|VALUES|RETURNING|REINDEX|ANALYZE|LEFT|UNION|LIMIT|DO)\b|\b(SELECT|FROM|WHERE) ")
# A comment, or a literal: of several lines, raw, or of one line with interpolations two deep.
INNER = r'\((?:[^()"]|"(?:\\.|[^"\\])*"|\((?:[^()"]|"(?:\\.|[^"\\])*"|\([^()]*\))*\))*\)'
SWIFT = re.compile(r'//[^\n]*|/\*.*?\*/|(?P<raw>#*)"""(?P<a>.*?)"""(?P=raw)|(?P<hash>#+)"(?P<b>.*?)"(?P=hash)'
                   r'|"(?P<c>(?:\\' + INNER + r'|\\[^(]|[^"\\\n])*)"', re.S)
SCRIPT = re.compile(r'(?:(?<=\s)|^)//[^\n]*|/\*.*?\*/|`(?P<a>(?:\\.|[^`\\])*)`|"(?P<b>(?:\\.|[^"\\\n])*)"', re.S | re.M)
SHELL = re.compile(r'(?:(?<=\s)|^)#[^\n]*|"""(?P<a>.*?)"""|"(?P<b>(?:\\.|[^"\\\n])*)"', re.S | re.M)
PAGE = re.compile(r'<(?:script|style|svg).*?</(?:script|style|svg)>|\b(?:placeholder|title|aria-label|content)="(?P<a>[^"]*)"'
                  r'|>(?P<b>(?:[^<>]|</?(?:strong|em|code|kbd|a)\b[^>]*>)+)<', re.S)
KINDS = {".swift": SWIFT, ".js": SCRIPT, ".sh": SHELL, ".py": SHELL, ".mustache": PAGE}

for name in sys.argv[1:]:
    folder = pathlib.Path(name)
    for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
        if path.suffix not in KINDS or DATA.search(path.as_posix()):
            continue
        source = path.read_text()
        for token in KINDS[path.suffix].finditer(source):
            text = next((t for k, t in token.groupdict().items() if k in "abc" and t is not None), "")
            text = " ".join(re.sub(r"\\\n", "", text).split())
            if path.suffix == ".mustache":
                text = re.sub(r"</?[a-z][^>]*>", "", text)
            plain = re.sub(r"\\#*" + INNER + r"|\$\{[^}]*\}|\$\w+|\{\{[^}]*\}\}|<[^>]*>", "…", text)
            if len(re.findall(r"[A-Za-z…][\w’'-]*", plain)) > 2 and re.search(r"[a-z] [a-z…]|… [a-z]", plain) \
                    and not SQL.search(text):
                print(f"{path}:{source.count(chr(10), 0, token.start()) + 1}: {text}")
END
