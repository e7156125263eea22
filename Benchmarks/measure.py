"""Starts programs and says what they cost; words for figures."""

import os
import platform
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass


@dataclass
class Cost:
    """What one process took: seconds on the clock and on the processor, bytes at its peak, and what it printed."""

    clock: float
    processor: float
    peak: int
    output: str


def cost(command, keeps_output=False):
    """Runs a command to its end. The peak of a child is never below that of its parent, so this program stays small."""
    start = time.monotonic()
    stream = subprocess.PIPE if keeps_output else subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=stream, stderr=subprocess.DEVNULL, text=True)
    output = process.stdout.read() if keeps_output else ""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    # flowview check ends with 1 where it finds something.
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)} failed with status {process.returncode}")
    return Cost(time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, output)


def median_cost(command, turns):
    costs = [cost(command) for _ in range(turns)]
    return Cost(
        statistics.median(c.clock for c in costs),
        statistics.median(c.processor for c in costs),
        max(c.peak for c in costs),
        "",
    )


def first_line(command):
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0].strip()


def machine():
    with open("/proc/cpuinfo") as info:
        model = next((line.split(":")[1].strip() for line in info if line.startswith("model name")), "unknown")
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def duration(seconds):
    return f"{seconds * 1e3:,.2f} ms" if seconds < 1 else f"{seconds:,.2f} s"


def table(head, rows):
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows])
