#define _GNU_SOURCE
// Both before ncurses.h: the first switches wide characters on, the second keeps functions functions.
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <ncurses.h>

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "CNcurses.h"

enum { RUN = 256 };

static SCREEN *screen;
static FILE *output;
static bool colored;

static FILE *open_output(void) {
    int descriptor = memfd_create("screen", MFD_CLOEXEC);
    if (descriptor < 0)
        return NULL;
    FILE *file = fdopen(descriptor, "w+");
    if (file == NULL)
        close(descriptor);
    return file;
}

flow_screen_outcome flow_screen_open(const char *type) {
    output = open_output();
    if (output == NULL)
        return FLOW_SCREEN_NO_MEMORY;
    // LINES and COLUMNS of the environment would win over the size we set.
    use_env(false);
    use_tioctl(true);
    screen = newterm(type, output, output);
    if (screen == NULL) {
        flow_screen_close();
        return FLOW_SCREEN_UNKNOWN_TYPE;
    }
    char *addressing = tigetstr("cup");
    if (addressing == NULL || addressing == (char *)-1) {
        flow_screen_close();
        return FLOW_SCREEN_NO_CURSOR_ADDRESSING;
    }
    // Without it ncurses polls its input before each row and puts the rest of a frame off.
    typeahead(-1);
    nonl();
    leaveok(stdscr, true);
    curs_set(0);
    return FLOW_SCREEN_OPEN;
}

int flow_screen_colors(void) {
    if (tigetflag("RGB") > 0 || tigetnum("RGB") > 0)
        return 1 << 24;
    return tigetnum("colors");
}

const char *flow_screen_key(const char *capability) {
    const char *sent = tigetstr(capability);
    return sent == (const char *)-1 ? NULL : sent;
}

void flow_screen_start_color(void) {
    colored = start_color() == OK && use_default_colors() == OK;
}

void flow_screen_resize(int columns, int rows) {
    resizeterm(rows, columns);
}

static attr_t curses_attributes(uint8_t attributes) {
    attr_t result = A_NORMAL;
    if (attributes & FLOW_BOLD)
        result |= A_BOLD;
    if (attributes & FLOW_DIM)
        result |= A_DIM;
    if (attributes & FLOW_ITALIC)
        result |= A_ITALIC;
    if (attributes & FLOW_UNDERLINE)
        result |= A_UNDERLINE;
    if (attributes & FLOW_REVERSE)
        result |= A_REVERSE;
    return result;
}

static int curses_pair(const flow_cell *cell) {
    if (!colored || (cell->foreground < 0 && cell->background < 0))
        return 0;
    int pair = alloc_pair(cell->foreground, cell->background);
    return pair < 0 ? 0 : pair;
}

// A character this locale counts differently would shift the rest of its row: it is shown as one that fits.
static size_t render(const flow_cell *cell, cchar_t *places) {
    attr_t attributes = curses_attributes(cell->attributes);
    int pair = curses_pair(cell);
    wchar_t text[6] = {(wchar_t)cell->scalar, (wchar_t)cell->marks[0], (wchar_t)cell->marks[1],
                       (wchar_t)cell->marks[2], (wchar_t)cell->marks[3], L'\0'};
    for (wchar_t *mark = text + 1; *mark != L'\0'; mark++)
        if (wcwidth(*mark) != 0)
            *mark = L'\0';
    bool fits = cell->scalar >= ' ' && wcwidth(text[0]) == cell->width;
    if (fits && setcchar(&places[0], text, attributes, 0, &pair) == OK)
        return 1;
    bool has_replacement = wcwidth(0xFFFD) == 1;
    setcchar(&places[0], has_replacement ? L"\xFFFD" : L"?", attributes, 0, &pair);
    setcchar(&places[1], L" ", attributes, 0, &pair);
    return cell->width == 2 ? 2 : 1;
}

void flow_screen_put_row(int row, const flow_cell *cells, size_t count) {
    cchar_t run[RUN + 1];
    int start = 0, column = 0;
    size_t used = 0;
    for (size_t index = 0; index < count; index++) {
        used += render(&cells[index], run + used);
        column += cells[index].width;
        if (used + 1 >= RUN || index + 1 == count) {
            mvwadd_wchnstr(stdscr, row, start, run, (int)used);
            start = column;
            used = 0;
        }
    }
}

void flow_screen_distrust(void) {
    clearok(curscr, true);
}

void flow_screen_update(void) {
    wrefresh(stdscr);
}

void flow_screen_leave(void) {
    endwin();
}

size_t flow_screen_pending(void) {
    off_t end = output == NULL ? 0 : lseek(fileno(output), 0, SEEK_CUR);
    return end < 0 ? 0 : (size_t)end;
}

size_t flow_screen_take(uint8_t *bytes, size_t capacity) {
    size_t pending = flow_screen_pending();
    ssize_t count = pending == 0 ? 0 : pread(fileno(output), bytes, pending < capacity ? pending : capacity, 0);
    if (pending > 0 && (lseek(fileno(output), 0, SEEK_SET) != 0 || ftruncate(fileno(output), 0) != 0))
        return 0;
    return count < 0 ? 0 : (size_t)count;
}

void flow_screen_close(void) {
    if (screen != NULL)
        delscreen(screen);
    if (output != NULL)
        fclose(output);
    screen = NULL;
    output = NULL;
    colored = false;
}
