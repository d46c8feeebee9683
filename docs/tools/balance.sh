#!/usr/bin/env bash
# Writes docs/balance.md: who wins from which seat, with which faction and on which map when captains play each other.
#
#   docs/tools/balance.sh                    with as many games as the page has now
#   GAMES=200 THREADS=2 docs/tools/balance.sh
#
# Finished games are kept in target/balance, so that an interrupted run goes on and a longer one builds on a shorter one.
# After a change to the bots or to a game, delete that folder first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

games=${GAMES:-20}
threads=${THREADS:-1}
looks=${LOOKS:-300}
read -r -a arbiter <<<"${ARBITER:-./arbiter}"
kept=target/balance
mkdir -p "$kept"

ferrum='LIST FERRUM BAR*2 FAC DEP*3 LAB GUN*2 DRL*2 MST*2 RAM*2 LGD*5 MOR*3 ENG TNK*3 CRW MAR COL HRD PLA DRP WAR LVY'
lumen='LIST LUMEN CHA*2 FOR POO*4 ARC RAY SIP*2 BEA*3 VEL*2 SHA*6 LAN*4 VEI STR*3 ORB CAN RAD KEE FOC HOU STA'

captains() {
  local all=captain
  for ((i = 1; i < $1; i++)); do all=$all,captain; done
  printf '%s' "$all"
}

# section TITLE NAME SEATS OPTIONS…: one simulation, as a section of the page; nothing where the board has no room for them
section() {
  local title=$1 name=$2 seats=$3 result
  shift 3
  result=$("${arbiter[@]}" simulate "$@" --bots "$(captains "$seats")" --games "$games" --threads "$threads" \
    --looks "$looks" --seed 1 --keep "$kept/$name-$looks.keep" 2>"$kept/refused") || {
    grep -q 'cannot begin so' "$kept/refused" && return 0
    cat "$kept/refused" >&2
    return 1
  }
  printf '### %s\n\n' "$title"
  printf '    %s\n' "$result" | sed -e '1!s/^/    /' -e 's/ *$//' | sed -e '/^ *bot  /,/^$/d'
  printf '\n'
}

# war GAME: an edition of Global Domination on all its boards, with two to six players
war() {
  local seats map
  for seats in 2 3 4 6; do
    for map in "The Drowned Crown" "Two Shores" "World" "Compact world" "Europe"; do
      section "$map, $seats players" "$1-${map// /-}-$seats" "$seats" --game "$1" --map "$map"
    done
  done
}

page() {
  cat <<END
# Balance

Captains against captains, $games games in each section. This page is written by a script; do not edit it:

    GAMES=$games LOOKS=$looks docs/tools/balance.sh

The interval says how much of a share is luck: it holds the true share in 19 of 20 cases. A seat is only suspicious when its
interval leaves out the even share (50 % for two players, 33.3 % for three, 25 % for four, 16.7 % for six), and among many seats one or two
will do so by chance. A draw counts in parts.

## Global Domination VI

END
  war gd6
  printf '## Global Domination V\n\n'
  war gd5
  printf '## Dynasty Builder\n\n'
  for seats in 2 3 4; do
    section "$seats players" "dynasty-$seats" "$seats" --game dynasty
  done
  printf '## Carbon & Crystal\n\nThe faction is given to the seat by its first sheet, so that the rows below are factions.\n\n'
  section "Seat 1 Ferrum Compact, seat 2 Lumen Choir" carbon-fl 2 --game carbon --opening "1=$ferrum" --opening "2=$lumen"
  section "Seat 1 Lumen Choir, seat 2 Ferrum Compact" carbon-lf 2 --game carbon --opening "1=$lumen" --opening "2=$ferrum"
  section "Both Ferrum Compact" carbon-ff 2 --game carbon --opening "1=$ferrum" --opening "2=$ferrum"
  section "Both Lumen Choir" carbon-ll 2 --game carbon --opening "1=$lumen" --opening "2=$lumen"
}

page >docs/balance.md.new
mv docs/balance.md.new docs/balance.md
