#define _GNU_SOURCE
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

#include "CNcurses.h"

static struct termios found;
static volatile bool is_entered;
static volatile int held = -1; // what was written to stderr meanwhile
static volatile int real_stderr = -1;

bool flow_tty_enter(int descriptor) {
    // Read anew each time: after a stop the shell may have handed over other settings.
    if (is_entered || tcgetattr(descriptor, &found) != 0)
        return is_entered;
    struct termios raw = found;
    // Control-C and Control-Z arrive as keys, in order with the others and without the kernel flushing our output;
    // without IXON Control-S cannot freeze the screen; without OPOST a line feed moves down and nothing else.
    raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | IXOFF);
    raw.c_oflag &= ~(tcflag_t)OPOST;
    raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
    raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    is_entered = tcsetattr(descriptor, TCSANOW, &raw) == 0;
    return is_entered;
}

// Called from the crash guard too: nothing here may allocate or lock.
void flow_tty_leave(int descriptor) {
    if (is_entered)
        tcsetattr(descriptor, TCSANOW, &found);
    is_entered = false;
}

bool flow_tty_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
        return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

// On the screen a message would be painted over; held back, it can be read after the screen is gone.
void flow_stderr_hold(void) {
    if (held >= 0 || !isatty(STDERR_FILENO))
        return;
    int memory = memfd_create("stderr", MFD_CLOEXEC);
    int real = dup(STDERR_FILENO);
    if (memory < 0 || real < 0 || dup2(memory, STDERR_FILENO) < 0) {
        if (memory >= 0)
            close(memory);
        if (real >= 0)
            close(real);
        return;
    }
    real_stderr = real;
    held = memory;
}

// Messages may quote what came over the wire: controls other than line ends and tabs are not passed on.
static void tame(unsigned char *bytes, size_t count, unsigned char *previous) {
    for (size_t index = 0; index < count; index++) {
        unsigned char byte = bytes[index];
        // C1 in UTF-8 is C2 and a byte below A0.
        bool is_upper_control = *previous == 0xC2 && byte >= 0x80 && byte < 0xA0;
        bool is_control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F || is_upper_control;
        if (is_control)
            bytes[index] = '?';
        *previous = byte;
    }
}

// Called from the crash guard too. Only the end of a long story is told: the cause of the end is there.
void flow_stderr_release(void) {
    enum { MOST = 65536 };
    unsigned char bytes[512], previous = 0;
    int memory = held;
    if (memory < 0)
        return;
    held = -1;
    dup2(real_stderr, STDERR_FILENO);
    close(real_stderr);
    off_t end = lseek(memory, 0, SEEK_END);
    for (off_t at = end > MOST ? end - MOST : 0; at < end;) {
        ssize_t count = pread(memory, bytes, sizeof bytes, at);
        if (count <= 0)
            break;
        tame(bytes, (size_t)count, &previous);
        ssize_t written = write(STDERR_FILENO, bytes, (size_t)count);
        (void)written;
        at += count;
    }
    close(memory);
}
