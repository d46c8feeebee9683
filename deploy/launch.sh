# shellcheck shell=sh
# Starts the programs. Used by ./arbiter in a checkout, and by bin/arbiter in a release.

# Sets $program to the program with this command.
choose_program() {
  case ${1:-} in
    serve | backup | restore | doctor | ratings | settings) program=server ;;
    *) program=cli ;;
  esac
}

# - The young generation is large enough for the objects of some hundred requests at once. In a smaller one, their short-lived
#   objects would move to the old generation, which is seldom collected. For the same reason, the space for survivors may be used up;
#   by default, half of it stays empty.
# - Compact object headers save four bytes per object, and so memory for every listener.
# - Memory that a collection frees goes back to the operating system at once.
# - A server that runs out of memory exits, so that a service manager restarts it. Otherwise it could keep running without answering.
# - Loading classes causes no full collection below 128 MB of metadata. A full collection would stop all requests when a visitor
#   uses a part of the server for the first time.
server_options="--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:+UseCompactObjectHeaders -Xms60m -Xmn44m
  -XX:SurvivorRatio=3 -XX:TargetSurvivorRatio=90 -Xmx512m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20
  -XX:-ShrinkHeapInSteps -XX:TrimNativeHeapInterval=10000 -XX:+ExitOnOutOfMemoryError -XX:MetaspaceSize=128m -Djava.awt.headless=true
  -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Xlog:aot*=off -Xlog:cds*=off"
cli_options="-XX:+UseSerialGC -Djava.awt.headless=true -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Xlog:aot*=off -Xlog:cds*=off"

# launch PROGRAM JAVA CLASSPATH CACHE [COMMAND…]: replaces this process by the program. Options are not quoted, because they are lists.
# shellcheck disable=SC2086
launch() {
  program=$1 java=$2 classes=$3 cache=$4
  shift 4
  # The record of `train`. If it is missing or does not match, the program only starts more slowly.
  if [ -f "$cache" ]; then cache=-XX:AOTCache=$cache; else cache=; fi
  if [ "$program" = server ]; then
    # By default, the C library uses many memory pools, which keep memory that the server has freed.
    export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
    exec "$java" ${cache:+"$cache"} $server_options ${fonts:+"-Dsun.awt.fontconfig=$fonts"} ${ARBITER_JAVA_OPTIONS:-} \
      -cp "$classes" arbiter.server.Main "$@"
  fi
  # Commands that compute for minutes use the optimising compiler, the others the one that starts faster.
  case "${1:-} ${2:-}" in simulate\ * | verify\ * | play\ * | "map certify") compiler=4 ;; *) compiler=1 ;; esac
  # The rulebook is wrapped at the width of the terminal, which Java cannot find out by itself.
  if [ "${1:-}" = rules ] && [ -t 1 ] && size=$(stty size 2>/dev/null </dev/tty); then export COLUMNS="${size#* }"; fi
  exec "$java" ${cache:+"$cache"} $cli_options -XX:TieredStopAtLevel="$compiler" \
    ${fonts:+"-Dsun.awt.fontconfig=$fonts"} -cp "$classes" arbiter.cli.Main "$@"
}

# train PROGRAM JAVA CLASSPATH CACHE: runs the program briefly and records which classes it needs. Later runs load them from the
# record, which is faster. The server starts with an empty folder, plays a short game, and stops.
# shellcheck disable=SC2086
train() {
  if [ "$1" = server ]; then
    data=$(mktemp -d)
    "$2" $server_options -XX:AOTCacheOutput="$4" -cp "$3" arbiter.server.Main serve --port 0 --data "$data" --rehearse \
      >/dev/null 2>&1 || rm -f "$4"
    rm -rf "$data"
  else
    "$2" $cli_options -XX:TieredStopAtLevel=1 -XX:AOTCacheOutput="$4" -cp "$3" arbiter.cli.Main --help \
      >/dev/null 2>&1 || rm -f "$4"
  fi
}
