"""Programs on a terminal: the first screen of a page, and what single keys cost."""

import os
import statistics

from measure import duration, table
from screen import Screen

KEYS = ["j", "Tab", "+", "Enter", "G"]
# Walks to a stepper and to an accordion, so that + and Enter have something to do.
WALK = ["j", "j", "Tab", "Tab", "j", "+", "+", "Tab", "Tab", "Enter", "Enter", "j", "Tab", "+", "Enter", "j", "G"]


def commands(flowview, visidata, page):
    return {
        "flowview": [flowview, page],
        "less": ["less", page],
        "visidata": [visidata, "--config", "/dev/null", "-f", "json", page],
        "jq . \\| less": ["sh", "-c", f"jq . '{page}' | less"],
    }


def first_screens(flowview, visidata, page, turns):
    """Seconds, bytes and peak by program; medians."""
    results = {}
    for name, command in commands(flowview, visidata, page).items():
        seconds, sizes, peaks = [], [], []
        for _ in range(turns):
            screen = Screen(command)
            seconds.append(screen.first_seconds)
            sizes.append(screen.first_bytes)
            peaks.append(screen.close())
        results[name] = (statistics.median(seconds), statistics.median(sizes), max(peaks))
    return results


def first_screen_report(results):
    rows = []
    for page, programs in results.items():
        row = [f"{os.path.basename(page)}, {os.path.getsize(page) / 1e6:.2f} MB"]
        for name, (seconds, size, peak) in programs.items():
            memory = "" if "|" in name else f", {peak / 1e6:.0f} MB"
            row.append(f"{duration(seconds)}, {size:.0f} bytes{memory}")
        rows.append(row)
    return table(["page"] + list(next(iter(results.values()))), rows)


def keys(command, walk, turns=3):
    """Seconds on the clock and on the processor, and bytes, by key; medians."""
    costs = {}
    for _ in range(turns):
        screen = Screen(command)
        for key in walk:
            costs.setdefault(key, []).append(screen.press(key))
        screen.close()
    return {key: tuple(statistics.median(c[i] for c in values) for i in range(3)) for key, values in costs.items()}


def search(command, text):
    """Seconds from the last key of a search to its frame."""
    screen = Screen(command)
    for key in "/" + text:
        screen.press(key)
    seconds = screen.press("Enter")[0]
    screen.close()
    return seconds


def key_report(results):
    rows = []
    for key in KEYS:
        row = [f"`{key}`"]
        for costs in results.values():
            if key in costs:
                clock, processor, size = costs[key]
                row.append(f"{processor * 1e3:.2f} ms, {clock * 1e3:.1f} ms, {size:.0f} bytes")
            else:
                row.append("")
        rows.append(row)
    return table(["key"] + list(results), rows)
