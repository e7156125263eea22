#!/usr/bin/env python3
"""run.py BENCHMARKS [PAGE...]: measures decoding beside its peers and prints one table in Markdown.

Times are processor time, which a busy machine disturbs least.

Without pages of one's own it writes pages of 100 to 100,000 widgets first. Every measurement is a process of its own,
the contestants take turns, and the table holds medians. Needs Python 3 and jq, nothing else.
"""

import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile

SIZES = (100, 1_000, 10_000, 100_000)
TURNS = 3
TWIN, BRIDGE, LIBRARY, PARSER = "foundation", "bridge", "flowview", "parser"
PYTHON = "import json,sys,time; b=open(sys.argv[1],'rb').read(); t=time.process_time_ns(); json.loads(b); print(time.process_time_ns()-t)"


def write(count, folder):
    """A page in a file, made by another process: the peak memory of a child starts at that of its parent."""
    path = os.path.join(folder, f"{count}.json")
    subprocess.run([sys.executable, os.path.join(os.path.dirname(__file__), "pages.py"), str(count), path], check=True)
    return path


def run(command):
    """Standard output and peak memory in bytes of one process."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} failed with status {process.returncode}")
    return output, usage.ru_maxrss * 1024


def seconds_of_jq(page):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["jq", ".", page], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure(binary, page):
    """Median seconds by contestant, and the library's peak memory."""
    size = os.path.getsize(page)
    rounds = max(1, min(50, 20_000_000 // size))
    times = {name: [] for name in (LIBRARY, PARSER, TWIN, BRIDGE, "python", "jq")}
    peak = 0
    for turn in range(TURNS):
        for name in (LIBRARY, PARSER):
            output, memory = run([binary, name, page, str(rounds)])
            times[name] += [int(line.split()[0]) / 1e9 for line in output.splitlines()]
        _, memory = run([binary, LIBRARY, page, "1"])
        peak = max(peak, memory)
        slow_turns = TURNS if size < 10_000_000 else 1
        if turn < slow_turns:
            for name in (TWIN, BRIDGE):
                output, _ = run([binary, name, page, str(max(1, rounds // 10))])
                times[name] += [int(line.split()[0]) / 1e9 for line in output.splitlines()]
            times["python"].append(int(run([sys.executable, "-c", PYTHON, page])[0]) / 1e9)
            times["jq"].append(seconds_of_jq(page))
    return {name: statistics.median(values) for name, values in times.items()}, peak


def machine():
    model = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), "unknown")
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def duration(seconds):
    return f"{seconds * 1e3:,.2f} ms" if seconds < 1 else f"{seconds:,.2f} s"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary, given = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        if not given:
            given = [write(count, folder) for count in SIZES]
        print(f"{machine()}, load {os.getloadavg()[0]:.1f}\n")
        print("| page | bytes → page | MB/s | peak ÷ file | parser | JSONDecoder, plain types | ratio"
              " | JSONDecoder, our types | ratio | json.loads | jq . |")
        print("|---|---|---|---|---|---|---|---|---|---|---|")
        for page in given:
            megabytes = os.path.getsize(page) / 1e6
            times, peak = measure(binary, page)
            own = times[LIBRARY]
            print(f"| {os.path.basename(page)}, {megabytes:.2f} MB | **{duration(own)}** | {megabytes / own:.0f}"
                  f" | {peak / 1e6 / megabytes:.1f} | {duration(times[PARSER])}"
                  f" | {duration(times[TWIN])} | {times[TWIN] / own:.1f}"
                  f" | {duration(times[BRIDGE])} | {times[BRIDGE] / own:.1f}"
                  f" | {duration(times['python'])} | {duration(times['jq'])} |", flush=True)


if __name__ == "__main__":
    main()
