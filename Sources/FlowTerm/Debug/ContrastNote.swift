import Synchronization

/// A color that could not be read where it was asked for, and what was drawn instead.
struct ContrastNote: Hashable, Sendable {
    let wanted: RGBColor
    /// Nil for the terminal's own background.
    let backdrop: RGBColor?
    /// Nil for the terminal's own text color.
    let drawn: RGBColor?

    var text: String {
        let drawn = drawn.map { "drawn in \($0.hex)" } ?? "drawn in the terminal's own color"
        guard let backdrop else { return "\(wanted.hex) cannot be read on the terminal's background: \(drawn)" }
        let ratio = Self.ratio(wanted.contrast(with: backdrop))
        return "\(wanted.hex) cannot be read on \(backdrop.hex) (contrast \(ratio), needed are 3.0): \(drawn)"
    }

    private static func ratio(_ contrast: Double) -> String {
        let tenths = Int(contrast * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

/// Collects the notes of one widget while it is laid out and drawn.
struct ContrastWitness: Sendable {
    /// The key of the widget that colors are resolved for right now.
    var widgetID = ""
    let log: Log

    func note(_ note: ContrastNote) {
        log.append(note, of: widgetID)
    }

    final class Log: Sendable {
        private let notes = Mutex<[String: [ContrastNote]]>([:])

        /// In the order of the layout, each once: text is measured several times.
        func notes(of widgetID: String) -> [ContrastNote] {
            notes.withLock { $0[widgetID] ?? [] }
        }

        fileprivate func append(_ note: ContrastNote, of widgetID: String) {
            notes.withLock { notes in
                if notes[widgetID]?.contains(note) != true { notes[widgetID, default: []].append(note) }
            }
        }
    }
}

extension RGBColor {
    /// As payloads write it: `#RRGGBB`.
    var hex: String {
        let digits = [red, green, blue].map { channel in
            let text = String(channel, radix: 16, uppercase: true)
            return channel < 16 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
