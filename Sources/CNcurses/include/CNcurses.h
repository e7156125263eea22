#ifndef CNCURSES_H
#define CNCURSES_H

// Both before the include: the first switches wide characters on, the second leaves functions Swift can import.
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <ncurses.h>

#endif
