import Foundation
import TestSupport
import Testing

/// Text that tries to break out, or that terminals count differently, in every place a payload has for text.
@Suite("Hostile and wide text", .serialized)
struct HostileTextTests {
    private static let strings = [
        "plain", "", " ", "a\tb", "one\ntwo\r\nthree", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;owned\u{07}",
        "\u{9B}2J\u{9B}1;1H",
        "\u{1B}(0lqk\u{1B}(B", "\u{1B}c\u{1B}[?1049l", "\u{08}\u{08}\u{7F}", "\u{0E}shifted\u{0F}",
        "user\u{202E}gpj.exe",
        "\u{2066}isolate\u{2069}", "zero\u{200B}width\u{FEFF}", "soft\u{AD}hyphen", "\u{E0041}tags\u{E007F}",
        "日本語の長いテキストがここに入ります", "한국어 텍스트", "ａｂｃ wide", "👨‍👩‍👧‍👦 family", "🏳️‍🌈 rainbow", "👋🏽 skin", "🇩🇪🇫🇷 flags",
        "❤️ 1️⃣ presentation", "☔\u{FE0E} text", "│ ● ± ambiguous", "\u{0378} unassigned", "\u{FFFE} none",
        "\u{1FAE8} newer",
        "\u{0300}lone mark", "a\u{0301}\u{0302}\u{0303}\u{0304}\u{0305}\u{0306} marks", "Z̸̧̛a̷͎͝l̶̨̈́g̶̘͠ö̵̭́", "नि क्षि ไทย ที่",
        "שלום 123 abc", "السعر: 45.50",
        "${jndi:ldap://x}", "<script>alert(1)</script>", "#{pane_pid} %H:%M #[fg=red]",
    ]

    @Test("Every border stays in its column, and nothing is taken for a command", arguments: [80, 41])
    func borders(columns: Int) async throws {
        let folder = try TemporaryFolder()
        try folder.write(page(), to: "hostile.json")
        try await TmuxSession.flowview(folder.path + "/hostile.json", size: (columns, 24)) { session in
            let middle = (columns - 4 + 1) / 2
            let expected: Set = [1, middle, middle + 3, columns - 2]
            var boxedRows = 0
            var position = ""
            while position != "100 %" {
                // A frame is drawn from the top: with the new position, in its last row, all of it is there.
                let before = position
                let screen = try await session.wait(until: "the page beyond \(before)") { screen in
                    let status = screen.split(separator: "\n").last ?? ""
                    position = status.firstMatch(of: /\d+ %/).map { String($0.output) } ?? before
                    return position != before
                }
                for line in screen.split(separator: "\n").dropLast() {
                    let borders = try borderColumns(of: line)
                    guard borders.contains(1) else { continue }
                    boxedRows += 1
                    #expect(borders.isSuperset(of: expected), "\(line)")
                }
                try session.press("Space")
            }
            #expect(boxedRows > Self.strings.count * 4)
            #expect(try session.state().isAlternateScreen)
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    /// Each string as title, tag, button and accordion header, in a grid of bordered boxes.
    private func page() throws -> String {
        let widgets = Self.strings.flatMap { text -> [[String: Any]] in
            [
                ["type": "title_block", "data": ["title": text]],
                ["type": "tag_rail", "data": ["tags": [["text": text]]]],
                ["type": "button_row", "data": ["buttons": [["title": text, "style": "outline"]]]],
                ["type": "accordion", "data": ["header": text]],
            ]
        }
        let boxes = widgets.enumerated().map { index, widget in
            widget.merging(["id": "w\(index)", "layout": ["border": ["width": 1]]]) { $1 }
        }
        let layout: [String: Any] = ["arrangement": "grid", "item_spacing": 16]
        let sections = [["id": "s", "layout": layout, "widgets": boxes] as [String: Any]]
        let page: [String: Any] = ["page": ["id": "hostile", "sections": sections]]
        return String(decoding: try JSONSerialization.data(withJSONObject: page), as: UTF8.self)
    }

    /// Columns as the C library counts them, which is what terminals go by.
    private func borderColumns(of line: Substring) throws -> Set<Int> {
        let symbol = try #require(dlsym(nil, "wcwidth"))
        let width = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
        let utf8 = try #require(newlocale(Int32(1 << LC_CTYPE), "C.UTF-8", nil))
        let before = uselocale(utf8)
        defer {
            uselocale(before)
            freelocale(utf8)
        }
        var columns: Set<Int> = []
        var x = 0
        for scalar in line.unicodeScalars {
            if "│┌┐└┘".unicodeScalars.contains(scalar) { columns.insert(x) }
            x += Int(max(0, width(wchar_t(scalar.value))))
        }
        return columns
    }
}
