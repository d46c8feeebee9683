#!/usr/bin/env bash
# Which centre and Soldier to begin a game of Dynasty Builder with, on the default map for two: captains try each of them
# against captains who choose freely. Takes about ten minutes on two cores.
#   bench/openings.sh [who tries them: 1 places first, 2 second; 1] [seed, 31]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
ARBITER_BENCH_MAIN=arbiter.bench.OpeningRace ./arbiter bench "${1:-1}" "${2:-31}"
