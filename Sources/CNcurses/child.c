#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CNcurses.h"

// Opened anew for the child: our own end does not block, and whoever shares it would not either.
static int open_streams(posix_spawn_file_actions_t *actions, const char *terminal) {
    int failure = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, terminal, O_RDWR, 0);
    if (failure == 0)
        failure = posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDOUT_FILENO);
    if (failure == 0)
        failure = posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDERR_FILENO);
    return failure;
}

// Our threads run with signals blocked and some ignored; a child would inherit both.
static void clear_signals(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setsigdefault(attributes, &all);
    posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

int flow_run_program(const char *terminal, char *const arguments[]) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t child;
    int status = 0;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    clear_signals(&attributes);
    int failure = open_streams(&actions, terminal);
    if (failure == 0)
        failure = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (failure != 0)
        return -1;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
