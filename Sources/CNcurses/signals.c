#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include "CNcurses.h"

static const int taken[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGHUP, SIGTERM, SIGINT};
enum { COUNT = sizeof taken / sizeof taken[0] };

static struct sigaction before[COUNT];
static struct sigaction pipe_before;
static volatile int read_end = -1, write_end = -1;

static void tell(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    // The pipe holds far more than its reader ever leaves in it.
    ssize_t written = write(write_end, &byte, 1);
    (void)written;
    errno = saved;
}

static void handle(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

// What a parent had ignored stays ignored (nohup); the size and going on concern only us.
static bool is_wanted(int index) {
    return before[index].sa_handler != SIG_IGN || taken[index] == SIGWINCH || taken[index] == SIGCONT;
}

static void claim(void) {
    for (int index = 0; index < COUNT; index++)
        if (is_wanted(index))
            handle(taken[index], tell);
}

static void release(void) {
    for (int index = 0; index < COUNT; index++)
        sigaction(taken[index], &before[index], NULL);
}

int flow_signals_install(void) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return -1;
    read_end = ends[0];
    write_end = ends[1];
    for (int index = 0; index < COUNT; index++)
        sigaction(taken[index], NULL, &before[index]);
    claim();
    sigaction(SIGPIPE, NULL, &pipe_before);
    handle(SIGPIPE, SIG_IGN);
    return read_end;
}

void flow_signals_remove(void) {
    if (read_end < 0)
        return;
    release();
    sigaction(SIGPIPE, &pipe_before, NULL);
    close(read_end);
    close(write_end);
    read_end = write_end = -1;
}

void flow_signals_unblock(void) {
    sigset_t set;
    sigemptyset(&set);
    for (int index = 0; index < COUNT; index++)
        sigaddset(&set, taken[index]);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void flow_signals_post(uint8_t message) {
    tell(message);
}

// Stops as a shell expects it and returns when continued in the foreground. The whole group stops, or a pipeline's
// shell would wait on. The group's signal may be taken by another thread at any moment; the one raised before, and held
// back until after, makes sure that this thread does not run on meanwhile, and going on throws away whichever is left.
// As a session leader nobody could wake us; the kernel then drops both signals.
// Meanwhile all signals act as they did before we came: ending a stopped job must not need its terminal first.
void flow_stop_process(int descriptor) {
    struct termios settings;
    sigset_t set, mask;
    sigemptyset(&set);
    sigaddset(&set, SIGTSTP);
    pthread_sigmask(SIG_BLOCK, &set, &mask);
    release();
    raise(SIGTSTP);
    kill(0, SIGTSTP);
    sigaddset(&set, SIGTTOU);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    // Continued in the background, this call stops us again, with the signals still as they were.
    if (tcgetattr(descriptor, &settings) == 0)
        tcsetattr(descriptor, TCSANOW, &settings);
    claim();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

static sigset_t mask_before_lending;
static struct sigaction quit_before_lending;

void flow_signals_lend(void) {
    sigset_t set;
    sigemptyset(&set);
    for (int index = 0; index < COUNT; index++)
        sigaddset(&set, taken[index]);
    release();
    sigaction(SIGQUIT, NULL, &quit_before_lending);
    // As system(3) does: Control-C is meant for the other program, which shares our group so that stopping it stops us.
    handle(SIGINT, SIG_IGN);
    handle(SIGQUIT, SIG_IGN);
    pthread_sigmask(SIG_UNBLOCK, &set, &mask_before_lending);
}

void flow_signals_take_back(void) {
    sigaction(SIGQUIT, &quit_before_lending, NULL);
    claim();
    pthread_sigmask(SIG_SETMASK, &mask_before_lending, NULL);
}
