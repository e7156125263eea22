/// Text from outside on its way to the clipboard, from where it may be pasted into a shell: nothing in it acts or hides.
enum ClipboardText {
    /// A name, on one line: what could act is shown as the screen shows it, what cannot be seen is dropped.
    static func line(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: line += " "
            case 0x00...0x1F, 0x7F: line += "^" + String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
            case _ where isControl(scalar): line += "<" + String(scalar.value, radix: 16) + ">"
            case _ where isHidden(scalar): continue
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// JSON, or a path for jq: the same text to whoever parses it, since such characters stand in strings only, and
    /// there an escape means the same.
    static func json(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar == "\r" { continue }
            if scalar == "\n" || scalar == "\t" || (!isControl(scalar) && !isHidden(scalar)) {
                result.unicodeScalars.append(scalar)
            } else {
                for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            }
        }
        return result
    }

    /// C0, DEL, C1, and what turns the direction of writing.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Joiners and variation selectors belong to what they stand in.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xFE00...0xFE0F: false
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
