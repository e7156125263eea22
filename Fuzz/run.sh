#!/usr/bin/env bash
# run.sh [SECONDS]: fuzzes bytes → page with libFuzzer, for a minute unless told otherwise, starting from the samples. What it finds is left in .build/fuzz.
#
# Compiled by swiftc and not as a package target: every module has to be instrumented, and an ordinary build must not be.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
out=.build/fuzz
mkdir -p "$out/corpus" "$out/findings"

flags=(-O -swift-version 6 -parse-as-library -enable-upcoming-feature ExistentialAny -sanitize=fuzzer,address)
mapfile -t core < <(find Sources/FlowCore -name '*.swift' | sort)
mapfile -t fuzz < <(find Fuzz -name '*.swift' | sort)
swiftc "${flags[@]}" -wmo -package-name flowview -module-name FlowCore -emit-module \
    -emit-module-path "$out/FlowCore.swiftmodule" -c "${core[@]}" -o "$out/FlowCore.o"
swiftc "${flags[@]}" -wmo -I "$out" -module-name Fuzz "${fuzz[@]}" "$out/FlowCore.o" -o "$out/fuzz-page"

seeds=$out/seeds
rm -rf "$seeds" && mkdir "$seeds"
find Samples -name '*.json' -exec cp {} "$seeds" \;
cp Fuzz/seeds/* "$seeds"

# The limit for one input is wall clock time, and a busy machine may leave a polite process waiting for seconds.
"$out/fuzz-page" "$out/corpus" "$seeds" -max_total_time="$seconds" -max_len=4096 -timeout=100 \
    -dict=Fuzz/page.dict -artifact_prefix="$out/findings/" -print_final_stats=1
