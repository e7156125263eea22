"""Runs a program on a terminal of its own and measures its first screen and its keys."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

KEYS = {"Enter": b"\r", "Tab": b"\t", "Down": b"\x1bOB"}
# A screen is complete when nothing has come for this long: a first one later, for programs draw while they load.
QUIET, FIRST_QUIET = 0.15, 1
# A first screen is larger than this: less clears the screen long before a pipe brings it something to show.
LEAST_SCREEN = 200
PATIENCE = 30


def processor_time(pid):
    """Seconds the process has spent on a processor, all its threads together, to the nanosecond."""
    return time.clock_gettime((~pid << 3) | 2)


def peak_memory(pid):
    """Bytes of the highest resident memory so far."""
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))


class Screen:
    """A program on a terminal of 80 × 24."""

    def __init__(self, command):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8")
        for name in ("LINES", "COLUMNS", "LESS", "LESSOPEN"):
            environment.pop(name, None)
        self.start = time.monotonic()
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for descriptor in (0, 1, 2):
                os.dup2(slave, descriptor)
            os.close(self.master)
            try:
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        os.close(slave)
        end, size = self.settle(LEAST_SCREEN, FIRST_QUIET)
        self.first_seconds = end - self.start
        self.first_bytes = size

    def settle(self, least=1, quiet=QUIET):
        """Reads until nothing comes any more after the least that must: the time of the last byte, and how many."""
        last, size = time.monotonic(), 0
        while True:
            ready, _, _ = select.select([self.master], [], [], quiet if size >= least else PATIENCE)
            if not ready:
                return last, size
            try:
                chunk = os.read(self.master, 1 << 16)
            except OSError:
                return last, size
            if not chunk:
                return last, size
            last, size = time.monotonic(), size + len(chunk)

    def press(self, key):
        """Seconds to the last byte, processor seconds and bytes of one key."""
        before, start = processor_time(self.pid), time.monotonic()
        os.write(self.master, KEYS.get(key, key.encode()))
        ready, _, _ = select.select([self.master], [], [], 0.5)
        end, size = self.settle() if ready else (start, 0)
        return end - start, processor_time(self.pid) - before, size

    def close(self):
        """Ends the program; its peak memory in bytes."""
        peak = peak_memory(self.pid)
        for number in (signal.SIGTERM, signal.SIGKILL):
            os.kill(self.pid, number)
            deadline = time.monotonic() + 2
            while time.monotonic() < deadline:
                # A program that cannot write its farewell never leaves.
                if select.select([self.master], [], [], 0.01)[0]:
                    try:
                        os.read(self.master, 1 << 16)
                    except OSError:
                        pass
                if os.waitpid(self.pid, os.WNOHANG)[0]:
                    os.close(self.master)
                    return peak
        os.close(self.master)
        return peak
