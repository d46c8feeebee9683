#!/usr/bin/env python3
"""Writes src/main/resources/naming/confusables.txt: which letters people take for which others (UTS 39).

The data comes from the Unicode data in the ICU library of the system, by its skeleton function. Only what a name may hold
after normalisation (NFKC, then NFD) is kept. Usage, in the folder server: python3 tools/confusables.py 72
"""

import ctypes
import sys
import unicodedata

VERSION = sys.argv[1] if len(sys.argv) > 1 else "72"
TARGET = "src/main/resources/naming/confusables.txt"
ICU = ctypes.CDLL(f"libicui18n.so.{VERSION}")
OPEN = getattr(ICU, f"uspoof_open_{VERSION}")
OPEN.restype = ctypes.c_void_p
SKELETON = getattr(ICU, f"uspoof_getSkeletonUTF8_{VERSION}")
CHECKER = ctypes.c_void_p(OPEN(ctypes.byref(ctypes.c_int(0))))


def skeleton(text):
    source, target, error = text.encode(), ctypes.create_string_buffer(200), ctypes.c_int(0)
    length = SKELETON(CHECKER, 0, source, len(source), target, 200, ctypes.byref(error))
    return target.raw[:length].decode()


def kept(character):
    return (
        unicodedata.category(character)[0] in "LNM"
        and unicodedata.normalize("NFKC", character) == character
        and unicodedata.normalize("NFD", character) == character
    )


by_prototype = {}
for point in range(0x110000):
    if not 0xD800 <= point < 0xE000 and kept(chr(point)):
        prototype = skeleton(chr(point))
        if prototype and prototype != chr(point):
            by_prototype.setdefault(prototype, []).append(chr(point))

with open(TARGET, "w", encoding="utf-8") as out:
    out.write("# Letters that look alike: what is meant, a tab, and what is taken for it. By tools/confusables.py from Unicode's\n")
    out.write("# security data (UTS 39), copyright Unicode, Inc., https://www.unicode.org/terms_of_use.html.\n")
    for prototype in sorted(by_prototype):
        out.write(prototype + "\t" + "".join(by_prototype[prototype]) + "\n")
