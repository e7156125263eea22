#!/usr/bin/env python3
"""run.py BENCHMARKS FLOWVIEW PEERS REPORT: measures flowview beside its peers and writes the report in Markdown.

BENCHMARKS and FLOWVIEW are the release binaries, PEERS is a Python environment with visidata and pysimdjson.
Needs jq, less and Python 3. Contestants take turns, every measurement is a process of its own, and the tables hold
medians. On a quiet machine it takes about five minutes.
"""

import datetime
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import aims
import decoding
import screens
from measure import cost, duration, first_line, machine, median_cost, table

SIZES = (100, 1_000, 10_000, 100_000)
# A folder for check: so many files of so many widgets, about 60 KB each.
FILES, FILE_WIDGETS = 100, 110
HERE = os.path.dirname(os.path.abspath(__file__))

INTRO = """# How fast flowview is

`make bench` writes this page: it builds the release binaries, generates pages of 100 to 100,000 widgets
(`Benchmarks/pages.py`, always the same bytes), and measures flowview and its peers in turns in one run of some minutes.
It needs jq, less and Python 3, and installs visidata and pysimdjson below `.build`. Times say whether they are of the
clock or of the processor; peaks are the highest resident memory of a process; all are medians. The machine should have
nothing else to do: ratios within a row survive a busy one, milliseconds do not.
"""

DECODING = """## Bytes to page

Processor time in memory, start and tearing down left out. *bytes → page* is `FlowDecoder.decodePage` with the eight
starter widgets and diagnostics, *parser* its first part, *growth* the time beside that of the page above. Medians are of
ten rounds and more (three for the slow peers) in a process that keeps its memory; *first round* also asks the kernel
for it. *simdjson* only parses, and is the limit. *JSONDecoder, plain types* decodes types of the same shape as an app
would write them (`Benchmarks/Sources/Plain*.swift`), which keep no positions and no exact text and survive no bad
element; *our types* are FlowCore's own through Foundation, for which the text is first rebuilt.
"""

PROCESSES = """## Whole processes

Processor time from start to end, and the peak. `check` applies all rules and reports what it finds as text, `render`
prints the whole page.
"""

FIRST_SCREENS = """## First screen

From exec to the last byte of the first screen on a terminal of 80 × 24, the bytes sent, and the peak. A screen
counts when it has stood still for a second, which is not part of the time: visidata draws while it loads.
"""

KEYS = """## Keys

Processor time of the whole process, time to the last byte, and bytes sent.
"""


def write(count, folder):
    """A page in a file, made by another process, whose memory would otherwise count as this one's children's."""
    path = os.path.join(folder, f"{count}.json")
    subprocess.run([sys.executable, os.path.join(HERE, "pages.py"), str(count), path], check=True)
    return path


def whole_processes(flowview, pages):
    """The table, and the clock's seconds of check and of jq by page."""
    rows, check, jq = [], {}, {}
    for page in pages:
        turns = 3 if os.path.getsize(page) < 10_000_000 else 1
        commands = [[flowview, "check", page], [flowview, "render", page], ["jq", ".", page],
                    [sys.executable, "-m", "json.tool", "--no-ensure-ascii", page, os.devnull]]
        costs = [median_cost(command, turns) for command in commands]
        check[page], jq[page] = costs[0].clock, costs[2].clock
        rows.append([os.path.basename(page)] + [f"{duration(c.processor)}, {c.peak / 1e6:.0f} MB" for c in costs])
    return table(["page", "flowview check", "flowview render", "jq .", "python -m json.tool"], rows), check, jq


def folder_check(flowview, folder):
    """The clock's seconds of a check of many files; they are alike, which no check makes use of."""
    pages = os.path.join(folder, "pages")
    os.mkdir(pages)
    first = write(FILE_WIDGETS, pages)
    for number in range(1, FILES):
        shutil.copy(first, os.path.join(pages, f"copy-{number}.json"))
    return median_cost([flowview, "check", pages], 5).clock


def tell(stage):
    print(f"measuring {stage}", file=sys.stderr, flush=True)


def peer_versions(peers):
    versions = [first_line(["jq", "--version"]), first_line(["less", "--version"]).split(" (")[0],
                f"Python {sys.version.split()[0]}", first_line([f"{peers}/bin/vd", "--version"]).split("/")[-1]]
    return ", ".join(versions)


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    benchmarks, flowview, peers, target = (os.path.abspath(argument) for argument in sys.argv[1:])
    # /usr/bin/env would be part of what is measured.
    python, visidata = f"{peers}/bin/python", f"{peers}/bin/vd"
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        pages = [write(count, folder) for count in SIZES]
        small, _, large, huge = pages
        tell("decoding")
        decoded = {page: decoding.measure(benchmarks, python, page) for page in pages}
        tell("whole processes")
        processes, check, jq = whole_processes(flowview, pages)
        folder_time = folder_check(flowview, folder)
        tell("first screens")
        shown = {page: screens.first_screens(flowview, visidata, page, 5 if page != huge else 3)
                 for page in (small, large, huge)}
        tell("keys")
        few, many = (screens.keys([flowview, page], screens.WALK) for page in (small, huge))
        pressed = {
            "flowview, 100 widgets": few,
            "flowview, 100,000": many,
            "less, 100,000": screens.keys(["less", huge], ["j", "j", "G"]),
            "visidata, 10,000": screens.keys([visidata, "--config", "/dev/null", "-f", "json", large], ["j", "j", "G"]),
        }
        start = statistics.median(cost([flowview, "--version"]).clock for _ in range(20))
        found = screens.search([flowview, huge], f"Crate {SIZES[-1] - 2}")
        reached = aims.report(aims.aims(decoded, shown, (few, many), jq[huge], start, found)
                              + aims.check_aims(check[large], jq[large], folder_time, start))
        parts = [
            INTRO,
            f"## {datetime.date.today():%-d %B %Y}\n\n{machine()}, load {load:.1f} before the run; {peer_versions(peers)}.\n",
            reached + "\n", DECODING, decoding.report(decoded) + "\n", PROCESSES, processes + "\n",
            FIRST_SCREENS, screens.first_screen_report(shown) + "\n", KEYS, screens.key_report(pressed) + "\n",
        ]
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join(parts))
    print(reached)


if __name__ == "__main__":
    main()
