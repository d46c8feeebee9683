# shellcheck shell=sh
# How the programs are started: by ./arbiter in a checkout, and by bin/arbiter of a release.

# Sets $program to the one that has this command.
choose_program() {
  case ${1:-} in
    serve | backup | restore | doctor | settings) program=server ;;
    *) program=cli ;;
  esac
}

# The young part of the heap has room for what some hundred requests hold at once; in a smaller one their short-lived objects
# would move on to the part that is seldom collected. What a collection frees goes back to the machine at once. A server
# without memory ends, so that a service manager starts it again: otherwise it could keep running without answering.
# New classes alone cause no collection of the whole heap below 128 MB of them: it would stop all requests when a visitor
# uses a part of the server for the first time.
server_options="--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -Xms60m -Xmn44m -XX:SurvivorRatio=3 -Xmx512m
  -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:-ShrinkHeapInSteps -XX:TrimNativeHeapInterval=10000
  -XX:+ExitOnOutOfMemoryError -XX:MetaspaceSize=128m -Djava.awt.headless=true
  -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Xlog:aot=off -Xlog:cds=off"
cli_options="-XX:+UseSerialGC -Djava.awt.headless=true -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Xlog:aot=off -Xlog:cds=off"

# launch PROGRAM JAVA CLASSPATH CACHE [COMMAND…]: becomes the program. The options are lists of words, hence the missing quotes.
# shellcheck disable=SC2086
launch() {
  program=$1 java=$2 classes=$3 cache=$4
  shift 4
  # What `train` has recorded; without it, or where it does not fit, the program only starts more slowly.
  if [ -f "$cache" ]; then cache=-XX:AOTCache=$cache; else cache=; fi
  if [ "$program" = server ]; then
    # The C library's many memory pools would keep memory that the server gave back.
    export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
    exec "$java" ${cache:+"$cache"} $server_options ${fonts:+"-Dsun.awt.fontconfig=$fonts"} ${ARBITER_JAVA_OPTIONS:-} \
      -cp "$classes" arbiter.server.Main "$@"
  fi
  # Commands that compute for minutes get the optimising compiler, the others the one that starts at once.
  case ${1:-} in simulate | verify | play) compiler=4 ;; *) compiler=1 ;; esac
  # The rulebook is wrapped at the width of the terminal, which a Java program cannot find out.
  if [ "${1:-}" = rules ] && [ -t 1 ] && size=$(stty size 2>/dev/null </dev/tty); then export COLUMNS="${size#* }"; fi
  exec "$java" ${cache:+"$cache"} $cli_options -XX:TieredStopAtLevel="$compiler" \
    ${fonts:+"-Dsun.awt.fontconfig=$fonts"} -cp "$classes" arbiter.cli.Main "$@"
}

# train PROGRAM JAVA CLASSPATH CACHE: a short run records which classes the program needs at its start; later runs load them
# ready-made. The server starts on an empty folder, plays a short game, and stops.
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
