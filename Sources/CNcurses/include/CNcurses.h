#ifndef CNCURSES_H
#define CNCURSES_H

// What the Swift side needs of ncurses and of the tty, in types Swift imports.
//
// ncurses itself stays out of this header: half of it is macros and variables that Swift refuses, and its window type
// differs from one system to the next. State that a signal handler has to reach lives in statics of these files.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// screen.c: ncurses as a machine that turns cells into bytes. It never touches the tty; the caller writes the bytes,
// so that a frame is one write and a slow line cannot block inside ncurses.

typedef enum {
    FLOW_SCREEN_OPEN,
    FLOW_SCREEN_UNKNOWN_TYPE,
    FLOW_SCREEN_NO_CURSOR_ADDRESSING,
    FLOW_SCREEN_NO_MEMORY,
} flow_screen_outcome;

enum {
    FLOW_BOLD = 1,
    FLOW_DIM = 2,
    FLOW_ITALIC = 4,
    FLOW_UNDERLINE = 8,
    FLOW_REVERSE = 16,
};

typedef struct {
    uint32_t scalar;
    uint32_t marks[4]; // zero where there is none
    int32_t foreground; // -1 is the terminal's own
    int32_t background;
    uint8_t attributes;
    uint8_t width; // 1 or 2 columns
} flow_cell;

flow_screen_outcome flow_screen_open(const char *type);
// Colors the description offers; direct color counts 16777216.
int flow_screen_colors(void);
void flow_screen_start_color(void);
// What a key sends, by the name of its capability; NULL where the description does not say.
const char *flow_screen_key(const char *capability);
void flow_screen_resize(int columns, int rows);
// Cells from column 0 on, one for each glyph; a wide one takes two columns.
void flow_screen_put_row(int row, const flow_cell *cells, size_t count);
// The next update assumes nothing about what is on the glass.
void flow_screen_distrust(void);
void flow_screen_update(void);
// Leaves full-screen mode; the next update enters it again.
void flow_screen_leave(void);
// Bytes produced since the last take.
size_t flow_screen_pending(void);
size_t flow_screen_take(uint8_t *bytes, size_t capacity);
void flow_screen_close(void);

// tty.c: the line discipline, the size, and what is said on stderr while the screen covers it.

bool flow_tty_enter(int descriptor);
void flow_tty_leave(int descriptor);
bool flow_tty_size(int descriptor, int *columns, int *rows);
void flow_stderr_hold(void);
void flow_stderr_release(void);

// signals.c: signals become bytes in a pipe. A byte below 64 is a signal, the caller's own messages are above.

// The end to read from, or -1.
int flow_signals_install(void);
void flow_signals_remove(void);
// Run by the thread that reads the pipe: others may block these signals, one has to take them.
void flow_signals_unblock(void);
void flow_signals_post(uint8_t message);
void flow_stop_process(int descriptor);
// Between the two, signals act on this thread as they did before we came, but for those a person sends to the other
// program from its keyboard.
void flow_signals_lend(void);
void flow_signals_take_back(void);

// child.c: another program on the same terminal.

// Runs a program found on PATH on the terminal at a path, and waits. Its exit status, 128 and the number for a signal,
// or -1 where it cannot be started. Signals act meanwhile as they did before ours were installed.
int flow_run_program(const char *terminal, char *const arguments[]);

// crash.c: a crash, or any other signal that ends the process, leaves a terminal one can read its message on.

void flow_crash_guard_install(int descriptor, const char *farewell, size_t length);
void flow_crash_guard_remove(void);

#endif
