#define _GNU_SOURCE
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "CNcurses.h"

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
enum { COUNT = sizeof fatal / sizeof fatal[0] };

static struct sigaction before[COUNT];
static char farewell[256];
static size_t farewell_length;
static volatile int terminal = -1;
static volatile sig_atomic_t is_dying;

static struct sigaction *previous(int number) {
    for (int index = 0; index < COUNT; index++)
        if (fatal[index] == number)
            return &before[index];
    return NULL;
}

// Async-signal-safe calls only. Then whoever was here before goes on: Swift prints its backtrace, or the default
// action gives the exit status a parent expects.
static void restore(int number, siginfo_t *info, void *context) {
    if (!is_dying) {
        is_dying = 1;
        ssize_t written = write(terminal, farewell, farewell_length);
        (void)written;
        flow_tty_leave(terminal);
        flow_stderr_release();
    }
    struct sigaction *handler = previous(number);
    if (handler != NULL && (handler->sa_flags & SA_SIGINFO) && handler->sa_sigaction != NULL) {
        handler->sa_sigaction(number, info, context);
    } else if (handler != NULL && handler->sa_handler != SIG_DFL && handler->sa_handler != SIG_IGN) {
        handler->sa_handler(number);
    } else {
        signal(number, SIG_DFL);
        raise(number);
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
    for (int index = 0; index < COUNT; index++)
        sigaction(fatal[index], &action, &before[index]);
}

void flow_crash_guard_remove(void) {
    if (terminal < 0)
        return;
    for (int index = 0; index < COUNT; index++)
        sigaction(fatal[index], &before[index], NULL);
    terminal = -1;
}
