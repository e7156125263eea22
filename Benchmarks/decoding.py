"""Decoding in memory: FlowCore, Foundation's JSONDecoder, Python's json and simdjson take turns on the same bytes."""

import os
import statistics
import sys
from dataclasses import dataclass

from measure import cost, duration, table

LIBRARY, PARSER, PLAIN, BRIDGE, PYTHON, SIMD = "flowview", "parser", "foundation", "bridge", "json.loads", "simdjson"
TURNS = 3
# In its first rounds a process asks the kernel for memory, which it then keeps: the median of ten is of the work alone.
ROUNDS, SLOW_ROUNDS = 10, 3
TIMED = (
    "import sys,time{imports}; b=open(sys.argv[1],'rb').read(); {setup}\n"
    "for _ in range(int(sys.argv[2])): t=time.process_time_ns(); {parse}; print(time.process_time_ns()-t)"
)
PYTHON_CODE = TIMED.format(imports=",json", setup="", parse="json.loads(b)")
SIMD_CODE = TIMED.format(imports=",simdjson", setup="p=simdjson.Parser(); p.parse(b)", parse="p.parse(b)")


@dataclass
class Decoding:
    """A page's bytes, the median processor seconds by contestant, the library's first round, and its peak in bytes."""

    size: int
    times: dict
    first: float
    peak: int


def command(binary, peer_python, name, page, rounds):
    if name == PYTHON:
        return [sys.executable, "-c", PYTHON_CODE, page, str(rounds)]
    if name == SIMD:
        return [peer_python, "-c", SIMD_CODE, page, str(rounds)]
    return [binary, name, page, str(rounds)]


def measure(binary, peer_python, page):
    """The peak is that of a process which decodes once."""
    size = os.path.getsize(page)
    rounds = max(ROUNDS, min(50, 20_000_000 // size))
    times = {name: [] for name in (LIBRARY, PARSER, PLAIN, BRIDGE, PYTHON, SIMD)}
    first, peak = [], 0
    for turn in range(TURNS):
        for name in times:
            is_slow = name in (PLAIN, BRIDGE, PYTHON)
            if is_slow and turn > 0 and size > 10_000_000:
                continue
            count = SLOW_ROUNDS if is_slow else rounds
            output = cost(command(binary, peer_python, name, page, count), keeps_output=True).output
            seconds = [int(line.split()[0]) / 1e9 for line in output.splitlines()]
            times[name] += seconds
            if name == LIBRARY:
                first.append(seconds[0])
        peak = max(peak, cost([binary, LIBRARY, page, "1"]).peak)
    medians = {name: statistics.median(values) for name, values in times.items()}
    return Decoding(size, medians, statistics.median(first), peak)


def report(results):
    """The table; `results` maps pages to what `measure` returned."""
    rows = []
    before = None
    for page, result in results.items():
        times, size = result.times, result.size
        own = times[LIBRARY]
        rows.append([
            f"{os.path.basename(page)}, {size / 1e6:.2f} MB",
            f"**{duration(own)}**",
            f"{size / 1e6 / own:.0f}",
            f"{own / before:.1f}" if before else "",
            duration(result.first),
            f"{result.peak / size:.1f}",
            duration(times[PARSER]),
            duration(times[SIMD]),
            f"{duration(times[PLAIN])}, {times[PLAIN] / own:.1f} ×",
            f"{duration(times[BRIDGE])}, {times[BRIDGE] / own:.1f} ×",
            f"{duration(times[PYTHON])}, {times[PYTHON] / own:.1f} ×",
        ])
        before = own
    head = ["page", "bytes → page", "MB/s", "growth", "first round", "peak ÷ file", "parser", "simdjson",
            "JSONDecoder, plain types", "JSONDecoder, our types", "json.loads"]
    return table(head, rows)
