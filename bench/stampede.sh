#!/usr/bin/env bash
# Measures a server when the turns of many games end at the same moment (Linux): the time until all are resolved, and how fast pages are
# meanwhile. Plays a few games up to their middle and copies their rows. Takes about three minutes for each database.
#   bench/stampede.sh [sqlite | postgresql] [games, 10000] [games whose six players listen, 500]
# PostgreSQL runs with two nodes, and one of them is killed when half of the turns are resolved. ARBITER_JAVA_OPTIONS are passed to the
# server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
storage=${1:-sqlite}
games=${2:-10000}
heard=${3:-500}
ulimit -n "$(ulimit -Hn)"
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT

# Builds everything first, so that the build is not measured.
./arbiter bench -l >/dev/null
./arbiter serve --help >/dev/null

printf '%s processors, %s\n' "$(nproc)" "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)"
ARBITER_BENCH_MAIN=arbiter.bench.Stampede JAVA_TOOL_OPTIONS="-Xmx1g -XX:+UseSerialGC" ./arbiter bench "$storage" "$games" "$heard" "$data"
