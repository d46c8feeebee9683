#!/usr/bin/env bash
# Writes every game folder beside this file into pom.xml: as a module, and as a dependency for the modules that use all games.
# ./arbiter calls it before each build, so that a new game needs only its folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

games=()
for pom in */pom.xml; do
  if [ -f "$pom" ]; then games+=("${pom%/pom.xml}"); fi
done

next=$(mktemp)
trap 'rm -f "$next"' EXIT
awk -v games="${games[*]}" '
  BEGIN { count = split(games, game, " ") }
  /<module>/ || /<dependency>/ { next }
  { print }
  /<modules>/ { for (i = 1; i <= count; i++) printf "    <module>%s</module>\n", game[i] }
  /<dependencies>/ {
    for (i = 1; i <= count; i++) {
      printf "    <dependency><groupId>org.arbiter</groupId><artifactId>arbiter-%s</artifactId>", game[i]
      print "<version>${project.version}</version></dependency>"
    }
  }' pom.xml >"$next"
# An unchanged file keeps its time, so that nothing is built again.
if ! cmp -s pom.xml "$next"; then
  cat "$next" >pom.xml
  printf 'games/pom.xml now lists: %s\n' "${games[*]}" >&2
fi
