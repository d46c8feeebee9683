# shellcheck shell=bash
# release.sh sets root, here and epoch.
# shellcheck disable=SC2154
# An OCI image without a base image: it contains this machine's C library and shell, the runtime, and Arbiter. The file has a
# manifest.json for `docker load`, and an index.json for other programs.

# The paths of all parts of the C library that these programs and libraries need.
libraries_of() {
  local file
  for file in "$@"; do ldd "$file" 2>/dev/null || true; done |
    sed -n 's|.*=> \(/[^ ]*\) .*|\1|p; s|^[[:space:]]*\(/[^ ]*\) (.*|\1|p' |
    grep -E '/(ld-linux|libc\.|libm\.|libdl\.|libpthread\.|librt\.|libresolv\.)' | LC_ALL=C sort -u
}

# make_base FOLDER HOME: creates a root folder with a user, a shell and the C library.
make_base() {
  local folder=$1 home=$2 library directory
  mkdir -p "$folder/bin" "$folder/etc" "$folder/tmp" "$folder/data" "$folder/opt"
  cp -L /bin/sh "$folder/bin/sh"
  # The C library loads the libraries for host name look-ups at run time, so ldd does not list them.
  directory=$(libraries_of "$home/runtime/bin/java" | grep '/libc\.')
  directory=${directory%/*}
  for library in $(libraries_of /bin/sh "$home/runtime/bin/java" "$home"/runtime/lib/*.so "$home"/runtime/lib/server/*.so) \
    "$directory"/libnss_dns.so.2 "$directory"/libnss_files.so.2 "$directory"/libresolv.so.2 "$directory"/libm.so.6 \
    "$directory"/libdl.so.2 "$directory"/libpthread.so.0 "$directory"/librt.so.1; do
    if [ -f "$library" ]; then
      mkdir -p "$folder${library%/*}"
      cp -L "$library" "$folder$library"
    fi
  done
  printf 'root:x:0:0:root:/:/bin/sh\narbiter:x:10001:10001:Arbiter:/data:/bin/sh\n' >"$folder/etc/passwd"
  printf 'root:x:0:\narbiter:x:10001:\n' >"$folder/etc/group"
  printf 'hosts: files dns\n' >"$folder/etc/nsswitch.conf"
  chmod -R u=rwX,go=rX "$folder"
  chmod 1777 "$folder/tmp"
  chmod 700 "$folder/data"
}

sum_of() { sha256sum "$1" | cut -d ' ' -f 1; }

# add_layer NAME FOLDER: packs the folder and remembers its digests. The data folder belongs to the server's user.
add_layer() {
  local tar=$blobs/$1.tar
  (cd "$2" && find . -mindepth 1 ! -path './data' | LC_ALL=C sort |
    tar --create --file "$tar" --no-recursion --format=gnu --mtime="$epoch" --owner=0 --group=0 --numeric-owner --files-from -)
  if [ -d "$2/data" ]; then
    (cd "$2" && tar --append --file "$tar" --no-recursion --format=gnu --mtime="$epoch" \
      --owner=10001 --group=10001 --numeric-owner ./data)
  fi
  diffs+=("\"sha256:$(sum_of "$tar")\"")
  gzip -n -6 "$tar"
  add_blob "$tar.gz" application/vnd.oci.image.layer.v1.tar+gzip
  layers+=("$descriptor")
  paths+=("\"blobs/sha256/$digest\"")
}

# add_blob FILE TYPE: renames the file to its digest; sets $digest and $descriptor.
add_blob() {
  digest=$(sum_of "$1")
  descriptor=$(printf '{"mediaType":"%s","digest":"sha256:%s","size":%d}' "$2" "$digest" "$(stat -c %s "$1")")
  mv "$1" "$blobs/$digest"
}

comma() {
  local IFS=,
  printf '%s' "$*"
}

# make_image HOME VERSION FILE WORK
make_image() {
  local home=$1 version=$2 file=$3 work=$4 blobs digest descriptor config architecture
  local layers=() diffs=() paths=()
  blobs=$work/tar/blobs/sha256
  mkdir -p "$blobs" "$work/runtime/opt/arbiter" "$work/app/opt/arbiter"
  case $(uname -m) in x86_64) architecture=amd64 ;; aarch64) architecture=arm64 ;; *) architecture=$(uname -m) ;; esac
  make_base "$work/base" "$home"
  cp -a "$home/runtime" "$work/runtime/opt/arbiter/"
  (cd "$home" && cp -a bin lib rules LICENSE NOTICE "$work/app/opt/arbiter/")
  # Not a link: the image has no program that reads links.
  mkdir -p "$work/app/bin" && printf '#!/bin/sh\nexec /opt/arbiter/bin/arbiter "$@"\n' >"$work/app/bin/arbiter"
  chmod 755 "$work/app/bin/arbiter"
  add_layer base "$work/base"
  add_layer runtime "$work/runtime"
  add_layer app "$work/app"

  cat >"$work/config" <<JSON
{"architecture":"$architecture","os":"linux","created":"2025-01-01T00:00:00Z",
"config":{"User":"10001:10001","WorkingDir":"/data","Env":["PATH=/bin","ARBITER_DATA=/data","ARBITER_PORT=8080"],
"Entrypoint":["/opt/arbiter/bin/arbiter"],"Cmd":["serve"],"ExposedPorts":{"8080/tcp":{}},"Volumes":{"/data":{}},
"StopSignal":"SIGTERM",
"Healthcheck":{"Test":["CMD","/opt/arbiter/bin/arbiter","doctor","--alive"],
"Interval":30000000000,"Timeout":10000000000,"StartPeriod":20000000000,"Retries":3},
"Labels":{"org.opencontainers.image.title":"Arbiter","org.opencontainers.image.version":"$version",
"org.opencontainers.image.licenses":"Apache-2.0"}},
"rootfs":{"type":"layers","diff_ids":[$(comma "${diffs[@]}")]}}
JSON
  add_blob "$work/config" application/vnd.oci.image.config.v1+json
  config=$descriptor
  printf '[{"Config":"blobs/sha256/%s","RepoTags":["arbiter:%s"],"Layers":[%s]}]' "$digest" "$version" "$(comma "${paths[@]}")" \
    >"$work/tar/manifest.json"
  printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":%s,"layers":[%s]}' \
    "$config" "$(comma "${layers[@]}")" >"$work/manifest"
  add_blob "$work/manifest" application/vnd.oci.image.manifest.v1+json
  printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json","manifests":[%s]}' \
    "${descriptor%\}},\"annotations\":{\"org.opencontainers.image.ref.name\":\"arbiter:$version\"}}" >"$work/tar/index.json"
  printf '{"imageLayoutVersion":"1.0.0"}' >"$work/tar/oci-layout"
  (cd "$work/tar" && find . -mindepth 1 | LC_ALL=C sort |
    tar --create --file "$file" --no-recursion --format=gnu --mtime="$epoch" --owner=0 --group=0 --numeric-owner \
      --transform 's|^\./||' --files-from -)
}
