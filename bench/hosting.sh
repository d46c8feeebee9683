#!/usr/bin/env bash
# Measures a hosting server from a second process on loopback (Linux): start, sheets per second and their latency, listeners, and
# games in which nothing happens. Takes about four minutes with the defaults.
#   bench/hosting.sh [listeners, 5000] [games whose players save sheets, 50] [open games beside them, 1000] [seconds each, 30]
# A zero skips that part. ARBITER_JAVA_OPTIONS are passed to the server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
listeners=${1:-5000}
games=${2:-50}
open=${3:-1000}
seconds=${4:-30}
port=${ARBITER_BENCH_PORT:-18099}
ulimit -n "$(ulimit -Hn)"
data=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" || true; fi; rm -rf "$data"' EXIT

# Builds everything first, so that the build is not measured.
./arbiter bench -l >/dev/null
./arbiter serve --help >/dev/null

processor_ms() { awk '{ print ($14 + $15) * 10 }' "/proc/$server/stat"; }

start() {
  local began
  began=$(date +%s%N)
  ARBITER_JAVA_OPTIONS="-Darbiter.limits=0 ${ARBITER_JAVA_OPTIONS:-}" \
    ./arbiter serve --port "$port" --data "$data/$1" >"$data/out" 2>&1 &
  server=$!
  until curl -sf -o /dev/null "localhost:$port/api/me"; do
    kill -0 "$server" || { cat "$data/out"; exit 1; }
    sleep 0.02
  done
  printf 'start to first answer: %s ms, %s ms of processor; load %s\n' \
    $((($(date +%s%N) - began) / 1000000)) "$(processor_ms)" "$(cut -d' ' -f1 /proc/loadavg)"
}

printf '%s processors, %s\n' "$(nproc)" "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)"
for run in 1 2 3; do
  if [ "$run" -gt 1 ]; then
    kill "$server"
    wait "$server" || true
  fi
  start "$run"
done

copy=target/launch/bench/$(<target/launch/bench/current)
"$(readlink "/proc/$server/exe")" -XX:+UseSerialGC -cp "$copy/*" arbiter.bench.HostingLoad \
  "$port" "$server" "$listeners" "$games" "$open" "$seconds"
