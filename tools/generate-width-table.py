#!/usr/bin/env python3
"""Prints Sources/FlowTerm/Text/CellWidthTable.swift, made from Python's own Unicode tables.

Python 3.11 carries Unicode 14, the version of glibc 2.36: the table then equals that library's wcwidth for every scalar
but NUL. A newer Python yields a newer table, which old terminals and ncurses would contradict.
"""

import sys
import unicodedata

ZERO, NARROW, WIDE, NONE = range(4)

# Format characters that stand before digits and do take a column.
PREPENDED = [(0x600, 0x605), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891), (0x8E2, 0x8E2),
             (0x110BD, 0x110BD), (0x110CD, 0x110CD)]
# Narrow or ambiguous in East Asian Width, yet two columns in the C library and in terminals.
WIDE_BY_CUSTOM = [(0x3248, 0x324F), (0x4DC0, 0x4DFF)]
# Vowels and final consonants of Hangul join the consonant before them.
JOINING_JAMO = [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]


def within(scalar, ranges):
    return any(first <= scalar <= last for first, last in ranges)


def width_class(scalar):
    character = chr(scalar)
    category = unicodedata.category(character)
    if category in ("Cc", "Cn", "Cs", "Zl", "Zp"):
        return NONE
    if scalar == 0xAD or within(scalar, PREPENDED):
        return NARROW
    if category in ("Mn", "Me", "Cf") or within(scalar, JOINING_JAMO):
        return ZERO
    if unicodedata.east_asian_width(character) in "WF" or within(scalar, WIDE_BY_CUSTOM):
        return WIDE
    return NARROW


def boundaries():
    previous = None
    for scalar in range(0x110000):
        current = width_class(scalar)
        if current != previous:
            yield scalar << 2 | current
        previous = current


def main():
    values = [f"0x{value:X}" for value in boundaries()]
    rows, row = [], ""
    for value in values:
        if len(row) + len(value) + 2 > 112:
            rows.append(row)
            row = ""
        row += (" " if row else "") + value + ","
    rows.append(row)
    print("// Made by: python3 tools/generate-width-table.py > Sources/FlowTerm/Text/CellWidthTable.swift")
    print(f"// Unicode {unicodedata.unidata_version}, {len(values)} boundaries. Do not edit by hand.")
    print()
    print("/// Where the width class changes, ascending: the first scalar of a run, shifted left by two, and the class of the run.")
    print("enum CellWidthTable {")
    print("    static let boundaries: [UInt32] = [")
    for row in rows:
        print("        " + row)
    print("    ]")
    print("}")


sys.exit(main())
