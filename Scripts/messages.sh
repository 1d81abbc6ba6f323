#!/bin/sh
# Prints every sentence in the sources of the applications that a person can read, by file and line:
# the string literals of more than two words. Folders or files as arguments limit it to these.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- Apps/Sources
exec python3 - "$@" <<'END'
import pathlib, re, sys

# Data rather than sentences: tables, and the words that the parsers know.
DATA = re.compile(r"(DateWords|Vocabulary|Charset|Namespace|Field|Succession|\w*Tables?|\w*TableText"
                  r"|WorldOutlineText|WorldNamesText|NamedCharacters\S*|TemplateText|SecurityFields)\.swift$")
# A comment, or a literal: of several lines, raw, or of one line with interpolations two deep.
INNER = r'\((?:[^()"]|"(?:\\.|[^"\\])*"|\((?:[^()"]|"(?:\\.|[^"\\])*"|\([^()]*\))*\))*\)'
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(.*?)"""\1|(#+)"(.*?)"\3'
                   r'|"((?:\\' + INNER + r'|\\[^(]|[^"\\\n])*)"', re.S)

for name in sys.argv[1:]:
    folder = pathlib.Path(name)
    for path in sorted(folder.rglob("*.swift")) if folder.is_dir() else [folder]:
        if DATA.search(path.name):
            continue
        source = path.read_text()
        for token in TOKEN.finditer(source):
            text = next((t for t in token.group(2, 4, 5) if t is not None), "")
            text = " ".join(re.sub(r"\\\n", "", text).split())
            plain = re.sub(r"\\#*" + INNER, "…", text)
            if len(re.findall(r"[A-Za-z…][\w’'-]*", plain)) > 2 and re.search(r"[a-z] [a-z…]|… [a-z]", plain):
                print(f"{path}:{source.count(chr(10), 0, token.start()) + 1}: {text}")
END
