#!/usr/bin/env bash
# Writes docs/balance.md: who wins from which seat, with which faction and on which map when captains play each other.
#
#   docs/tools/balance.sh                    with the default number of games
#   GAMES=200 THREADS=2 docs/tools/balance.sh
#   ONLY=carbon GAMES=50 LOOKS=150 docs/tools/balance.sh    updates one game and keeps the rest of the page
#
# Finished games are kept in target/balance, so that an interrupted run can continue and a longer run can extend a shorter one.
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

# section TITLE NAME SEATS OPTIONS…: one simulation of captains, as a section of the page
section() {
  local title=$1 name=$2 seats=$3
  shift 3
  tournament "$title" "$name" "$(captains "$seats")" "$@"
}

# tournament TITLE NAME BOTS OPTIONS…: the same with other bots; nothing if the board has no room for them
tournament() {
  local title=$1 name=$2 bots=$3 result
  shift 3
  result=$("${arbiter[@]}" simulate "$@" --bots "$bots" --games "$games" --threads "$threads" \
    --looks "$looks" --seed 1 --keep "$kept/$name-$looks.keep" 2>"$kept/refused") || {
    grep -q 'cannot start with these settings' "$kept/refused" && return 0
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

gd6() {
  printf '## Global Domination VI\n\n'
  war gd6
}

gd5() {
  printf '## Global Domination V\n\n'
  war gd5
}

dynasty() {
  printf '## Dynasty Builder\n\n'
  for seats in 2 3 4; do
    section "$seats players" "dynasty-$seats" "$seats" --game dynasty
  done
}

carbon() {
  printf '## Carbon & Crystal\n\n'
  printf 'Captains with %s looks, %s games in each section unless it says otherwise:\n\n' "$looks" "$games"
  printf '    ONLY=carbon GAMES=%s LOOKS=%s docs/tools/balance.sh\n\n' "$games" "$looks"
  printf 'The faction is given to the seat by its first sheet. The first two sections throw the same dice for the first turn, so that\n'
  printf 'each faction opens as often as the other.\n\n'
  section "Seat 1 Ferrum Compact, seat 2 Lumen Choir" carbon-fl 2 --game carbon --opening "1=$ferrum" --opening "2=$lumen"
  section "Seat 1 Lumen Choir, seat 2 Ferrum Compact" carbon-lf 2 --game carbon --opening "1=$lumen" --opening "2=$ferrum"
  factions
  if [ "${MIRRORS:-1}" = 1 ]; then
    section "Both Ferrum Compact" carbon-ff 2 --game carbon --opening "1=$ferrum" --opening "2=$ferrum"
    section "Both Lumen Choir" carbon-ll 2 --game carbon --opening "1=$lumen" --opening "2=$lumen"
  fi
  if [ -n "${MARSHALS:-}" ]; then
    local games=$MARSHALS
    tournament "Marshals, $games games: seat 1 Ferrum Compact, seat 2 Lumen Choir" carbon-fl-marshal marshal,marshal --game carbon \
      --opening "1=$ferrum" --opening "2=$lumen"
    tournament "Marshals, $games games: seat 1 Lumen Choir, seat 2 Ferrum Compact" carbon-lf-marshal marshal,marshal --game carbon \
      --opening "1=$lumen" --opening "2=$ferrum"
  fi
  cat docs/tools/balance-carbon.md
}

# Both sections with seats exchanged, added up: the wins of a faction in all seats. Winners are counted from 0.
factions() {
  printf '### Both of these together\n\n'
  { sed 's/^/fl /' "$kept/carbon-fl-$looks.keep"; sed 's/^/lf /' "$kept/carbon-lf-$looks.keep"; } | awk -v most="$games" '
    match($0, /"number":[0-9]+/) {
      if (substr($0, RSTART + 9, RLENGTH - 9) + 0 >= most) next
      match($0, /"winners":\[[0-9,]*\]/)
      won = substr($0, RSTART + 11, RLENGTH - 12)
      one = won ~ /0/ ? 1 : 0; two = won ~ /1/ ? 1 : 0
      share = one + two == 0 ? 0 : one / (one + two)
      seat += share
      ferrum += $1 == "fl" ? share : 1 - share
      n++
    }
    function row(name, won,    p, z, c, h) {
      p = won / n; z = 1.959964
      c = (p + z * z / (2 * n)) / (1 + z * z / n)
      h = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
      printf "      %-16s %6.1f %%   %5.1f – %5.1f %%\n", name, 100 * p, 100 * (c - h), 100 * (c + h)
    }
    END {
      printf "    %d games\n\n", n
      row("Ferrum Compact", ferrum); row("Lumen Choir", n - ferrum)
      row("seat 1", seat); row("seat 2", n - seat)
      printf "\n"
    }'
}

# The sections that are not made here, unchanged.
others() {
  awk '/^## /{ on = $0 == "## What captains use" || $0 == "## Certificates" || $0 == "## First games" } on' docs/balance.md
}

# part TITLE FUNCTION: a game's part of the page, made again, or unchanged if ONLY names another part
part() {
  if [ -z "${ONLY:-}" ] || [ "$ONLY" = "$2" ]; then
    "$2"
  else
    awk -v title="## $1" '/^## /{ on = $0 == title } on' docs/balance.md
  fi
}

page() {
  if [ -z "${ONLY:-}" ]; then
    cat <<END
# Balance

Captains against captains, $games games in each section unless it says otherwise. A script writes this page, except
the sections about what captains use, certificates and first games, which it keeps; do not edit the rest:

    GAMES=$games LOOKS=$looks docs/tools/balance.sh

The interval contains the true share in 19 of 20 cases. A seat is suspicious only if its interval does not contain the even share (50 %
for two players, 33.3 % for three, 25 % for four, 16.7 % for six). Among many seats, one or two are outside by chance. A draw is divided
equally among the winners.

END
  else
    sed '/^## /,$d' docs/balance.md
  fi
  part "Global Domination VI" gd6
  part "Global Domination V" gd5
  part "Dynasty Builder" dynasty
  part "Carbon & Crystal" carbon
  others
}

page >docs/balance.md.new
mv docs/balance.md.new docs/balance.md
