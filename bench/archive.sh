#!/usr/bin/env bash
# Measures the lists of public games and of people when many games are in the archive (Linux). Plays a few games and copies their rows.
# Takes about three minutes for each database.
#   bench/archive.sh [sqlite | postgresql] [finished games, 100000]
# ARBITER_JAVA_OPTIONS are passed to the server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
storage=${1:-sqlite}
games=${2:-100000}
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT

# Builds everything first, so that the build is not measured.
./arbiter bench -l >/dev/null
./arbiter serve --help >/dev/null

printf '%s processors, %s\n' "$(nproc)" "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)"
ARBITER_BENCH_MAIN=arbiter.bench.Archive JAVA_TOOL_OPTIONS="-Xmx1g -XX:+UseSerialGC" ./arbiter bench "$storage" "$games" "$data"
