#!/usr/bin/env bash
# Compares two threads with a Spark cluster of two workers with one core each, all on this machine and on its loopback: the same games, in
# seconds of the clock and of processors, from the start of the command to its end. Checks that the results are equal.
#   bench/cluster.sh [number of games, 1000] [looks, 300]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

games=${1:-1000} looks=${2:-300}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
folder=$(mktemp -d)
started=()
stop() {
  if [ "${#started[@]}" -gt 0 ]; then
    kill "${started[@]}" 2>/dev/null || true
    wait "${started[@]}" 2>/dev/null || true
  fi
  started=()
}
trap 'stop; rm -rf "$folder"' EXIT

# So that nothing is built while the clock runs, and Spark is there.
./arbiter rules >/dev/null
./arbiter simulate --game gd5 --games 1 --spark none >/dev/null 2>&1 || true

mkdir -p "$folder/spark/jars"
tr ':' '\n' <cluster/target/spark.classpath | xargs -I{} ln -s {} "$folder/spark/jars/"
export SPARK_HOME=$folder/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1

# spark_process NAME CLASS ARGUMENTS…: one of Spark's own programs
spark_process() {
  local name=$1
  shift
  "$java" -XX:+UseSerialGC -Xmx200m --add-opens=java.base/java.lang=ALL-UNNAMED --add-opens=java.base/java.nio=ALL-UNNAMED \
    --add-opens=java.base/sun.nio.ch=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED \
    -cp "$folder/spark/jars/*" "$@" >"$folder/$name.log" 2>&1 &
  started+=($!)
}

# until_said NAME WORDS: waits for words in the log of a process
until_said() {
  until grep -q "$2" "$folder/$1.log"; do
    kill -0 "${started[-1]}" || { cat "$folder/$1.log" >&2; exit 1; }
    sleep 0.1
  done
}

play() { ./arbiter simulate --game gd5 --bots captain,captain --looks "$looks" --games "$games" "$@" >/dev/null; }

TIMEFORMAT='%R s on the clock, %U + %S s of processors'
printf '%s games, load before: %s\n' "$games" "$(cut -d' ' -f1-3 /proc/loadavg)"
printf 'two threads:  '
time play --threads 2 --json "$folder/threads.json"

printf 'two workers:  '
time {
  spark_process master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0
  until_said master 'Starting Spark master at'
  address=$(sed -n 's|.*Starting Spark master at \(spark://[0-9.:]*\).*|\1|p' "$folder/master.log")
  until_said master 'elected leader'
  for worker in 1 2; do
    spark_process "worker$worker" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory 1G \
      --work-dir "$folder/$worker" --webui-port 0 "$address"
    until_said "worker$worker" 'Successfully registered'
  done
  TIMEFORMAT='  of which the command: %R s on the clock, %U + %S s of processors'
  time play --spark "$address" --json "$folder/workers.json"
  stop
  TIMEFORMAT='%R s on the clock, %U + %S s of processors'
}
cmp "$folder/threads.json" "$folder/workers.json" && printf 'The results are equal to the byte.\n'
printf 'load after: %s\n' "$(cut -d' ' -f1-3 /proc/loadavg)"
