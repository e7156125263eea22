#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "CNcurses.h"

static struct sigaction before[_NSIG];
static bool is_claimed[_NSIG];
static char farewell[256];
static size_t farewell_length;
static volatile int terminal = -1;
static volatile sig_atomic_t is_dying;

// Whether a signal ends a process that does not care, and reaches this file: signals.c makes events of some and
// ignores one.
static bool is_fatal(int number) {
    switch (number) {
    case SIGKILL: // cannot be caught, like the next
    case SIGSTOP:
    case SIGHUP:
    case SIGINT:
    case SIGTERM:
    case SIGPIPE:
    case SIGTSTP: // these stop a process, or let it go on
    case SIGTTIN:
    case SIGTTOU:
    case SIGCONT:
    case SIGCHLD: // these are news
    case SIGURG:
    case SIGWINCH: return false;
    // The C library keeps those in between for its threads.
    default: return number < 32 || number >= SIGRTMIN;
    }
}

static bool is_crash(int number) {
    switch (number) {
    case SIGQUIT:
    case SIGILL:
    case SIGTRAP:
    case SIGABRT:
    case SIGBUS:
    case SIGFPE:
    case SIGSEGV: return true;
    default: return false;
    }
}

// A handler for a crash tells of it and lets the process end; one for any other signal means that it goes on.
static bool is_wanted(int number) {
    return before[number].sa_handler == SIG_DFL || (is_crash(number) && before[number].sa_handler != SIG_IGN);
}

// A frame that another thread is writing, or a slow line, makes the terminal refuse for a moment.
static void say_farewell(void) {
    enum { ATTEMPTS = 30, PAUSE = 10 };
    size_t said = 0;
    for (int attempt = 0; said < farewell_length && attempt < ATTEMPTS; attempt++) {
        ssize_t count = write(terminal, farewell + said, farewell_length - said);
        if (count > 0)
            said += (size_t)count;
        else if (count < 0 && errno == EAGAIN)
            poll(NULL, 0, PAUSE);
        else
            return;
    }
}

static void unclaim(void) {
    for (int number = 1; number < _NSIG; number++)
        if (is_claimed[number])
            sigaction(number, &before[number], NULL);
}

// Async-signal-safe calls only. Then whoever was here before goes on: Swift prints its backtrace, for which it takes
// signals that nobody else has, or the default action gives the exit status a parent expects.
static void restore(int number, siginfo_t *info, void *context) {
    if (!is_dying) {
        is_dying = 1;
        say_farewell();
        flow_tty_leave(terminal);
        flow_stderr_release();
        unclaim();
    }
    const struct sigaction *handler = &before[number];
    if (handler->sa_handler == SIG_DFL) {
        signal(number, SIG_DFL);
        raise(number);
    } else if (handler->sa_flags & SA_SIGINFO) {
        handler->sa_sigaction(number, info, context);
    } else {
        handler->sa_handler(number);
    }
}

void flow_crash_guard_install(int descriptor, const char *text, size_t length) {
    if (terminal >= 0 || length > sizeof farewell)
        return;
    terminal = descriptor;
    memcpy(farewell, text, length);
    farewell_length = length;
    is_dying = 0;
    struct sigaction action = {.sa_sigaction = restore, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int number = 1; number < _NSIG; number++) {
        is_claimed[number] = is_fatal(number) && sigaction(number, NULL, &before[number]) == 0 && is_wanted(number);
        if (is_claimed[number])
            sigaction(number, &action, NULL);
    }
}

void flow_crash_guard_remove(void) {
    if (terminal < 0)
        return;
    unclaim();
    terminal = -1;
}
