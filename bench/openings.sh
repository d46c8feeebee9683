#!/usr/bin/env bash
# Finds the best first centre and Soldier in Dynasty Builder, on the default map for two: captains try each combination against
# captains who choose freely. Takes about ten minutes on two cores.
#   bench/openings.sh [1: the first player tries them, 2: the second; 1] [seed, 31]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
ARBITER_BENCH_MAIN=arbiter.bench.OpeningRace ./arbiter bench "${1:-1}" "${2:-31}"
