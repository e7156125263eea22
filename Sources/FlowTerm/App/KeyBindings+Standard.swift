extension KeyBindings {
    public static let standardGroups: [Group] = [
        Group(
            "Move",
            [
                Binding("j", "↓", does: .next, help: "next, or scroll"),
                Binding("k", "↑", does: .previous, help: "previous, or scroll"),
                Binding("Tab", does: .nextControl, help: "next control"),
                Binding("Shift-Tab", does: .previousControl, help: "previous control"),
                Binding("J", does: .nextSection, help: "next section"),
                Binding("K", does: .previousSection, help: "previous section"),
                Binding("1", "2", "3", "4", "5", "6", "7", "8", "9", does: .section, help: "section of that number"),
            ]
        ),
        Group(
            "Scroll",
            [
                Binding("Space", "f", "PgDn", "^F", does: .pageDown, help: "page down"),
                Binding("b", "PgUp", "^B", does: .pageUp, help: "page up"),
                Binding("d", "^D", does: .halfPageDown, help: "half a page down"),
                Binding("u", "^U", does: .halfPageUp, help: "half a page up"),
                Binding("^E", does: .rowDown, help: "one row down"),
                Binding("^Y", does: .rowUp, help: "one row up"),
                Binding("g", "Home", "<", does: .top, help: "top"),
                Binding("G", "End", ">", does: .bottom, help: "bottom"),
            ]
        ),
        Group(
            "Use",
            [
                Binding("Enter", does: .activate, help: "tap, open, close"),
                Binding("L", does: .longPress, help: "long press"),
                Binding("+", "=", does: .increment, help: "step up"),
                Binding("-", does: .decrement, help: "step down"),
                Binding("l", "→", does: .forward, help: "right: card, open, up"),
                Binding("h", "←", does: .backward, help: "left: card, close, down"),
                Binding("e", does: .expandAll, help: "open all accordions"),
                Binding("E", does: .collapseAll, help: "close all accordions"),
            ]
        ),
        Group(
            "Find",
            [
                Binding("/", does: .search, help: "search all texts"),
                Binding("n", does: .nextMatch, help: "next match"),
                Binding("N", does: .previousMatch, help: "previous match"),
                Binding(":", does: .commandLine, help: "to a line, id, path; set"),
            ]
        ),
        Group(
            "Page",
            [
                Binding("r", "F5", does: .refresh, help: "refresh, where offered"),
                Binding("R", "^R", does: .reload, help: "reload regardless"),
                Binding("F", does: .follow, help: "follow: reload on change"),
                Binding("v", does: .editSource, help: "edit the source here"),
                Binding("[", does: .historyBack, help: "page before"),
                Binding("]", does: .historyForward, help: "page after"),
            ]
        ),
        Group(
            "Debug",
            [
                Binding("D", does: .debugConsole, help: "problems, actions, widgets"),
                Binding("}", does: .nextProblem, help: "next problem"),
                Binding("{", does: .previousProblem, help: "previous problem"),
                Binding("i", does: .toggleOutlines, help: "outline every widget"),
                Binding("s", does: .toggleSource, help: "source beside the page"),
                Binding(")", does: .sourceDown, help: "source down"),
                Binding("(", does: .sourceUp, help: "source up"),
                Binding("y", does: .copy, help: "copy id, path, jq or value"),
                Binding("P", does: .printCopies, help: "print copies at the end"),
            ]
        ),
        Group(
            "Screen",
            [
                Binding("t", does: .toggleAppearance, help: "light, dark"),
                Binding("m", does: .toggleMouse, help: "mouse on, off"),
                Binding("^L", does: .redraw, help: "draw the screen again"),
                Binding("^Z", does: .suspend, help: "suspend"),
                Binding("?", "F1", does: .help, help: "this help"),
                Binding("Esc", does: .cancel, help: "close, cancel"),
                Binding("q", does: .close, help: "close, back, or quit"),
                Binding("Q", "^C", does: .quit, help: "quit at once"),
            ]
        ),
    ]
}
