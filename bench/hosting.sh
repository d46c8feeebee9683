#!/usr/bin/env bash
# Measures a hosting server on loopback: sheets a second, their latency, listeners and start-up.
#   bench/hosting.sh [listeners, default 5000] [games, default 50; 1 measures the listeners alone]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
listeners=${1:-5000}
games=${2:-50}
port=18099
ulimit -n "$(ulimit -Hn)"
data=$(mktemp -d)
./arbiter bench -l >/dev/null
./arbiter backup /dev/null >/dev/null 2>&1 || true

began=$(date +%s%N)
ARBITER_JAVA_OPTIONS="-Darbiter.limits=0 ${ARBITER_JAVA_OPTIONS:-}" ./arbiter serve --port $port --data "$data" >"$data/out" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$data"' EXIT
until curl -sf -o /dev/null localhost:$port/api/me; do
  kill -0 $server || { cat "$data/out"; exit 1; }
  sleep 0.05
done
printf 'start to first answer: %s ms\n' $((($(date +%s%N) - began) / 1000000))
printf 'load of the machine: %s\n' "$(cut -d' ' -f1-3 /proc/loadavg 2>/dev/null || uptime)"

copy=target/launch/bench/$(<target/launch/bench/current)
"${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}/bin/java" -cp "$copy/*" arbiter.bench.HostingLoad $port $server "$listeners" "$games"
