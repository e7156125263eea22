@testable import FlowTerm

/// A frame as text that can be read and compared: the rows between bars, then the runs of style that are not plain.
struct FrameText {
    let frame: CellBuffer

    var text: String {
        let rows = (0..<frame.size.height).map { y in
            "|" + frame.row(y).compactMap { $0.glyph?.text }.joined() + "|"
        }
        return (rows + [""] + (0..<frame.size.height).flatMap(styleRuns)).joined(separator: "\n")
    }

    private func styleRuns(of y: Int) -> [String] {
        var runs: [String] = []
        var start = 0
        let cells = Array(frame.row(y))
        for x in 1...max(1, cells.count) where x >= cells.count || cells[x].style != cells[start].style {
            if !cells.isEmpty, cells[start].style != .standard {
                runs.append("\(y + 1):\(start + 1)-\(x) \(describe(cells[start].style))")
            }
            start = x
        }
        return runs
    }

    private func describe(_ style: CellStyle) -> String {
        let names: [(CellStyle.Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.strikethrough, "strikethrough"), (.reverse, "reverse"),
        ]
        let attributes = names.filter { style.attributes.contains($0.0) }.map(\.1)
        return
            (attributes + [color(style.foreground, "color"), color(style.background, "background")].compactMap { $0 })
            .joined(separator: " ")
    }

    private func color(_ color: CellColor, _ name: String) -> String? {
        guard let rgb = RGBColor(color) else { return nil }
        let value = UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
        let digits = String(value, radix: 16, uppercase: true)
        return "\(name) #\(String(repeating: "0", count: 6 - digits.count))\(digits)"
    }
}
