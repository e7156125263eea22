"""The aims beside what was reached, and what limits those that were missed."""

from measure import duration, table

# Where the time or the room goes when an aim is missed, as earlier profiles showed it.
LIMITS = {
    "speed": "member lookups, the parser, reference counts, memory and strings, the largest first",
    "ratio": "Foundation keeps no positions, no source text and no bad element; what is left is as above",
    "memory": "a record of 16 bytes for each value, models of half a kilobyte a widget, shared libraries",
    "browse": "as for decoding, and a row of 150 bytes for each widget and 20 MB of program and libraries",
    "less": "less shows the first lines of a file it has not read; flowview reads and decodes all",
    "jq": "reading, decoding, and a row for each widget",
    "keys": "the layout of the widgets in view, which a change of state makes anew",
    "jump": "the rows at the end are laid out for the first time",
    "check": "decoding, the walk of the rules, and the excerpts of the findings",
    "start": "page faults and relocations of a program that holds the Swift runtime",
}


def verdict(name, aim, reached, is_met, limit):
    return [name, aim, reached, "yes" if is_met else f"no: {LIMITS[limit]}"]


def aims(decoding, screens, keys, jq, start, search):
    """Rows of the table; every argument is a result of the measurements, pages in ascending order of size."""
    pages = list(decoding)
    small, _, large, huge = pages
    size = {page: decoding[page].size for page in pages}
    own = {page: decoding[page].times["flowview"] for page in pages}
    ratios = [decoding[page].times["foundation"] / own[page] for page in pages]
    speed = size[large] / 1e6 / own[large]
    growth = own[huge] / own[large]
    decode_peak = decoding[huge].peak / size[huge]
    browse_peak = screens[huge]["flowview"][2] / size[huge]
    first = {page: {name: values[0] for name, values in screens[page].items()} for page in screens}
    few, many = keys
    slowest = max(max(few[key][1], many[key][1]) for key in ("j", "Tab", "+", "Enter"))
    spread = max(abs(many[key][1] / few[key][1] - 1) for key in ("j", "Tab", "+", "Enter"))
    to_less = first[small]["flowview"] / first[small]["less"]
    large_to_less = first[large]["flowview"] / first[large]["less"]
    to_visidata = first[large]["flowview"] / first[large]["visidata"]
    to_jq = first[huge]["flowview"] / jq
    return [
        verdict("decoding 10,000 widgets", "200 MB/s", f"{speed:.0f} MB/s", speed >= 200, "speed"),
        verdict("decoding beside JSONDecoder, plain types", "15 ×", f"{min(ratios):.1f} to {max(ratios):.1f} ×",
                min(ratios) >= 15, "ratio"),
        verdict("100,000 widgets beside 10,000", "at most 11 ×", f"{growth:.1f} ×", growth <= 11, "memory"),
        verdict("peak of decoding 100,000", "at most 4 × the file", f"{decode_peak:.1f} ×", decode_peak <= 4,
                "memory"),
        verdict("peak of browsing 100,000", "at most 4 × the file", f"{browse_peak:.1f} ×", browse_peak <= 4,
                "browse"),
        verdict("first screen, 100 widgets", "at most 3 × less", f"{to_less:.1f} ×", to_less <= 3, "less"),
        verdict("first screen, 10,000", "no slower than less", f"{large_to_less:.1f} ×", large_to_less <= 1, "less"),
        verdict("first screen, 10,000", "a tenth of visidata", f"1/{1 / to_visidata:.0f}", to_visidata <= 0.1, "jq"),
        verdict("first screen, 100,000", "a fifth of `jq .`", f"1/{1 / to_jq:.1f}", to_jq <= 0.2, "jq"),
        verdict("processor time of a key", "under 2 ms", f"at most {duration(slowest)}", slowest < 0.002, "keys"),
        verdict("a key on 100,000 beside 100", "within 20 %", f"within {spread * 100:.0f} %", spread <= 0.2, "keys"),
        verdict("`G` on 100,000", "under 100 ms", duration(many["G"][0]), many["G"][0] < 0.1, "jump"),
        verdict("search to the last of 100,000", "under 100 ms", duration(search), search < 0.1, "jump"),
        verdict("`flowview --version`", "under 10 ms", duration(start), start < 0.01, "start"),
    ]


def check_aims(check, jq, folder, start):
    """Rows about `flowview check`: of a page, beside jq, and of a folder, beside a start."""
    return [
        verdict("`check`, 10,000 widgets", "a fifth of `jq .`", f"1/{jq / check:.1f}", check <= jq / 5, "check"),
        verdict("`check`, 100 files of 60 KB", "a start is less than half of it",
                f"{duration(folder)}, a start {duration(start)}", start < folder / 2, "start"),
    ]


def report(rows):
    return table(["what", "aim", "reached", "met"], rows)
