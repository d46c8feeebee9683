# shellcheck shell=bash
# release.sh sets root, here and epoch.
# shellcheck disable=SC2154
# A Debian package: the programs in /usr/lib/arbiter, the settings in /etc/arbiter, and a service with its own user.

# make_debian_package HOME VERSION OUT WORK
make_debian_package() {
  local home=$1 version=$2 out=$3 work=$4 architecture
  architecture=$(dpkg --print-architecture)
  mkdir -p "$work/DEBIAN" "$work/usr/lib" "$work/usr/bin" "$work/usr/lib/systemd/system" "$work/etc/arbiter" \
    "$work/usr/share/doc/arbiter"
  cp -a "$home" "$work/usr/lib/arbiter"
  mv "$work/usr/lib/arbiter/doc" "$work/usr/lib/arbiter/NOTICE" "$work/usr/lib/arbiter/CHANGELOG.md" \
    "$work/usr/lib/arbiter/SECURITY.md" "$work/usr/share/doc/arbiter/"
  cp "$work/usr/lib/arbiter/LICENSE" "$work/usr/share/doc/arbiter/copyright"
  ln -s ../lib/arbiter/bin/arbiter "$work/usr/bin/arbiter"
  cp "$root/deploy/arbiter.service" "$work/usr/lib/systemd/system/"
  cp "$root/deploy/arbiter.yaml" "$work/etc/arbiter/arbiter.yaml"
  cp "$here"/debian/* "$work/DEBIAN/"
  sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
    -e "s/@SIZE@/$(du -sk --exclude=DEBIAN "$work" | cut -f 1)/" "$here/debian/control" >"$work/DEBIAN/control"
  chmod -R u=rwX,go=rX "$work"
  chmod 755 "$work"/DEBIAN/p*
  freeze_times "$work"
  SOURCE_DATE_EPOCH=$(date -d "$epoch" +%s) dpkg-deb --root-owner-group -Zgzip -z6 --build "$work" \
    "$out/arbiter_${version}_$architecture.deb" >/dev/null
}
