#!/usr/bin/env bash
# Builds a release in target/release. Called by ./arbiter release:
#
#   arbiter-VERSION.zip                server and command line with their own Java runtime, for machines like this one
#   arbiter-VERSION-no-runtime.zip     the same for machines that have Java 25
#   arbiter-VERSION-image.tar          an OCI image, for `docker load` and `podman load`
#   compose-sqlite.yaml, compose-postgresql.yaml
#   arbiter_VERSION_ARCH.deb           a Debian package with a service
#   arbiter-VERSION-sbom.json          all parts, as CycloneDX
#   SHA256SUMS
#
# Options: --version VERSION (default: the version in pom.xml), --unchecked (do not test the artefacts).
# `release.sh folder FOLDER VERSION` only creates the content of a zip without a runtime, from the last built jars.
# `release.sh pack FOLDER VERSION WORK` and `release.sh check VERSION` run only one of the last two steps.
set -euo pipefail

root=$(cd "${BASH_SOURCE[0]%/*}/../.." && pwd -P)
# The released versions of the rules. The same variable names them for a program that runs.
rules=${ARBITER_RULES:-$root/rules}
here=$root/deploy/release
out=$root/target/release
# shellcheck source=deploy/launch.sh
. "$root/deploy/launch.sh"
# shellcheck source=deploy/release/image.sh
. "$here/image.sh"
# shellcheck source=deploy/release/debian.sh
. "$here/debian.sh"
# The time of all files in the artefacts. A recorded start (lib/*.aot) works only with jars that have the same time.
epoch='2025-01-01 00:00:00 UTC'

export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}"
# Without -o, because Maven would then skip the list of parts. Works without a network if everything is already downloaded.
quick=(-q -B -DskipTests -Dmaven.test.skip=true -Djacoco.skip -Dspotless.check.skip -Dchangelist=)

say() { printf '%s\n' "$1" >&2; }

die() {
  say "arbiter: $1"
  exit 2
}

need() {
  local tool
  for tool in "$@"; do
    command -v "$tool" >/dev/null || die "a release needs the program $tool; install it and try again."
  done
}

pom_version() { sed -n 's|.*<revision>\(.*\)</revision>.*|\1|p' "$root/pom.xml"; }

# What operators, players and programmers read; the other texts are about the sources. In a release, the files of deploy are beside them.
readings=(hosting.md settings.md upgrades.md api.md orders.md standing-orders.md scenarios.md scenarios-carbon.md bots.md performance.md
  bots-api pictures/host-console.png)

copy_readings() {
  local folder=$1 reading
  mkdir -p "$folder/doc/pictures"
  for reading in "${readings[@]}"; do cp -R "$root/docs/$reading" "$folder/doc/$reading"; done
  sed 's|](\.\./deploy/|](|g' "$root/docs/hosting.md" >"$folder/doc/hosting.md"
  sed 's|](docs/|](doc/|g' "$root/SECURITY.md" >"$folder/SECURITY.md"
}

# lay_out FOLDER VERSION: creates everything except the runtime.
lay_out() {
  local folder=$1 version=$2
  mkdir -p "$folder/bin" "$folder/lib" "$folder/rules"
  find "$rules" -maxdepth 1 -name '*.jar' -exec cp {} "$folder/rules/" \;
  cp "$root"/server/target/app/*.jar "$folder/lib/"
  cp "$root"/cli/target/app/*.jar "$folder/lib/"
  cp "$root/deploy/launch.sh" "$folder/lib/"
  sed "s/@VERSION@/$version/" "$here/arbiter" >"$folder/bin/arbiter"
  chmod 755 "$folder/bin/arbiter"
  cp "$root/LICENSE" "$root/NOTICE" "$root/CHANGELOG.md" "$here/README.txt" "$folder/"
  copy_readings "$folder"
  cp -R "$root/deploy/proxy" "$root/deploy/arbiter.yaml" "$root/deploy/grafana.json" "$folder/doc/"
  chmod -R u=rwX,go=rX "$folder"
}

# The modules that the jars use, and modules that are loaded only by name, which jdeps does not find: for example elliptic curves for
# TLS, JNDI for Spring, and zip files as file systems.
modules() {
  local lib=$1 found
  found=$("$JAVA_HOME/bin/jdeps" --multi-release 25 --ignore-missing-deps --print-module-deps --recursive \
    --class-path "$lib/*" "$lib"/arbiter-*.jar)
  printf '%s,jdk.crypto.ec,java.naming,java.management,jdk.management,jdk.unsupported,java.desktop,jdk.zipfs,jdk.httpserver' "$found"
}

make_runtime() {
  local folder=$1 lib=$2
  "$JAVA_HOME/bin/jlink" --add-modules "$(modules "$lib")" --strip-debug --no-header-files --no-man-pages \
    --compress zip-0 --output "$folder"
  mkdir -p "$folder/lib/fonts"
  cp "$root"/deploy/fonts/* "$folder/lib/fonts/"
  chmod -R u=rwX,go=rX "$folder"
}

freeze_times() { find "$1" -exec touch -h -d "$epoch" {} +; }

# zip_up FOLDER FILE: the folder is the only top-level entry of the archive.
zip_up() {
  (cd "${1%/*}" && find "${1##*/}" | LC_ALL=C sort | TZ=UTC zip -q -y "$2" -@)
}

make_sbom() {
  say 'Listing the parts…'
  (cd "$root" && ./mvnw "${quick[@]}" \
    -Drevision="$version" -Prelease -pl release -am package)
  node "$here/sbom.mjs" "$root/release/target/bom.json" "$root/web/package-lock.json" "$JAVA_HOME/release" \
    "$out/arbiter-$version-sbom.json"
}

# pack HOME VERSION WORK: makes all files of a release, except the zip without a runtime, from a folder with a runtime.
pack() {
  local full=$1 version=$2 work=$3
  say 'Packing…'
  zip_up "$full" "$out/arbiter-$version.zip"
  make_image "$full" "$version" "$out/arbiter-$version-image.tar" "$work/image"
  make_debian_package "$full" "$version" "$out" "$work/debian"
  for kind in sqlite postgresql; do
    sed "s/@VERSION@/$version/" "$root/deploy/compose-$kind.yaml" >"$out/compose-$kind.yaml"
  done
  (cd "$out" && sha256sum -- * >"$work/sums" && mv "$work/sums" SHA256SUMS)
}

# The present versions of rules that may still change. A later program would not have them as they are in this release.
unfrozen() {
  local log version
  for log in "$rules"/candidates/*.jsonl; do
    version=${log##*/}
    version=${version%.jsonl}
    if [ -f "$log" ] && [ ! -f "$rules/$version.jar" ]; then printf ' %s' "$version"; fi
  done
}

# The last step of the schema, if no filled database of it is kept. The tests of later versions upgrade the kept ones.
unkept() {
  local last
  last=$(find "$root/server/src/main/resources/db/migration" -name 'V*__*.sql' | sed 's|.*/V\([0-9]*\)__.*|\1|' | sort -n | tail -n 1)
  if [ ! -f "$root/server/src/test/resources/databases/$last.sql" ]; then printf '%s' "$last"; fi
}

# check VERSION: unpacks and starts every artefact, and plays on it.
check() {
  say 'Trying every artefact…'
  (cd "$root" && ./mvnw "${quick[@]}" \
    -Drevision="$1" -pl release -am test -Dtest=ReleaseTest -Darbiter.release="$out")
}

release() {
  local version try=1 work
  version=$(pom_version)
  while [ $# -gt 0 ]; do
    case $1 in
      --version) version=${2:?--version needs a number} && shift ;;
      --unchecked) try= ;;
      *) die "$1 is no option of release; there are --version VERSION and --unchecked." ;;
    esac
    shift
  done
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || die "a version is three numbers, such as 1.0.0; this is $version."
  need node zip unzip tar gzip sha256sum ldd dpkg-deb
  grep -q "^## $version" "$root/CHANGELOG.md" || die "CHANGELOG.md has no section \"## $version\"."

  say "Building Arbiter ${version}…"
  rm -rf "$out" "$root/server/target/app" "$root/cli/target/app"
  mkdir -p "$out"
  make_sbom
  work=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$work'" EXIT

  local full=$work/arbiter-$version plain=$work/plain/arbiter-$version
  say 'Linking the runtime…'
  lay_out "$full" "$version"
  mkdir -p "$work/plain"
  cp -R "$full" "$plain"
  freeze_times "$plain"
  zip_up "$plain" "$out/arbiter-$version-no-runtime.zip"
  make_runtime "$full/runtime" "$full/lib"
  freeze_times "$full"
  say 'Recording a start…'
  for program in cli server; do
    train "$program" "$full/runtime/bin/java" "$full/lib/arbiter-$program-$version.jar" "$full/lib/$program.aot"
    [ -f "$full/lib/$program.aot" ] || die "the $program of the release does not start."
    chmod 644 "$full/lib/$program.aot"
  done
  freeze_times "$full"

  pack "$full" "$version" "$work"
  # Removes the jars with release names, so that a normal build does not mix them with its own.
  rm -rf "$root/server/target/app" "$root/cli/target/app"

  if [ -n "$try" ]; then check "$version"; fi
  say "The release is in target/release:"
  (cd "$out" && ls -sh1 >&2)
  local open step
  step=$(unkept)
  if [ -n "$step" ]; then
    say "Only for trying: no database of this schema (step $step) is kept, so later versions could not test its upgrade."
  fi
  open=$(unfrozen)
  if [ -n "$open" ]; then
    say "Only for trying: these rules are not frozen, so no later version could continue their games:$open"
  fi
  if [ -n "$open$step" ]; then
    say 'Before you give a release to others, follow the section "For releases" of docs/upgrades.md, and make the release again.'
  fi
}

case ${1:-} in
  folder) lay_out "${2:?the folder is missing}" "${3:?the version is missing}" ;;
  pack) pack "${2:?the folder is missing}" "${3:?the version is missing}" "${4:?a folder for work is missing}" ;;
  check) check "${2:?the version is missing}" ;;
  *) release "$@" ;;
esac
