#!/bin/sh
# Builds the documentation of every public module with the toolchain's docc; warnings are errors.
set -eu
cd "$(dirname "$0")/.."
out=docs-out
rm -rf "$out" && mkdir -p "$out"
docc="$(dirname "$(command -v "${SWIFT:-swift}")")/docc"
[ -x "$docc" ] || docc=docc
# The graphs stay: a module that is not compiled again emits none.
graphs=.build-docs/symbol-graphs
mkdir -p "$graphs"
"${SWIFT:-swift}" build -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$PWD/$graphs" \
    -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public --scratch-path .build-docs \
    --traits SQLite,URLSession,Log,Metrics,Tracing
for module in Larder LarderMutations LarderStorageKit LarderSQLite LarderPostgres LarderHTTP LarderTelemetry LarderText \
    LarderSimulation LarderTesting LarderHTTPTesting; do
    rm -rf "$graphs/$module" && mkdir -p "$graphs/$module"
    cp "$graphs/$module".symbols.json "$graphs/$module@"*.symbols.json "$graphs/$module/" 2>/dev/null || true
    "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "larder.$module" \
        --output-path "$out/$module" --warnings-as-errors
done
echo "Documentation is in $out/"
