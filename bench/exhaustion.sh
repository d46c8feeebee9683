#!/usr/bin/env bash
# Abuses one endpoint of a hosting server after another, from a second process on loopback (Linux), and prints how long a player
# has to wait. Takes about four minutes with the defaults.
#   bench/exhaustion.sh [connections, 100] [seconds each, 15] [part of the name of one abuse]
# Rate limits are practically off, so that the abuse reaches the limits after them. ARBITER_JAVA_OPTIONS are passed to the server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
connections=${1:-100}
seconds=${2:-15}
port=${ARBITER_BENCH_PORT:-18098}
data=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi; rm -rf "$data"' EXIT

# Builds everything first, so that the build is not measured.
./arbiter bench -l >/dev/null
./arbiter serve --help >/dev/null

ARBITER_JAVA_OPTIONS="-Darbiter.limits=1000 ${ARBITER_JAVA_OPTIONS:-}" \
  ./arbiter serve --port "$port" --data "$data/games" >"$data/out" 2>&1 &
server=$!
until curl -sf -o /dev/null "localhost:$port/api/me"; do
  kill -0 "$server" || { cat "$data/out"; exit 1; }
  sleep 0.1
done
printf '%s processors, load %s\n' "$(nproc)" "$(cut -d' ' -f1 /proc/loadavg)"
copy=target/launch/bench/$(<target/launch/bench/current)
"$(readlink "/proc/$server/exe")" -XX:+UseSerialGC -cp "$copy/*" arbiter.bench.ExhaustionLoad \
  "$port" "$connections" "$seconds" ${3:+"$3"}
printf 'descriptors of the server afterwards: %s\n' "$(find "/proc/$server/fd" -mindepth 1 | wc -l)"
