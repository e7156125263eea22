/// Reads the addresses of links.
enum MarkdownLink {
    private static let deepestParentheses = 32

    /// The `(address "title")` at a position, and where it ends.
    static func destination(in scalars: [Unicode.Scalar], at start: Int) -> (address: String, end: Int)? {
        var reader = Reader(scalars: scalars, position: start)
        guard reader.take("(") else { return nil }
        reader.skipBlanks()
        guard let address = reader.next == "<" ? reader.quoted("<", ">") : reader.bareAddress(deepestParentheses) else {
            return nil
        }
        if reader.skipBlanks(), let quote = reader.next {
            switch quote {
            case "\"", "'": guard reader.quoted(quote, quote) != nil else { return nil }
            case "(": guard reader.quoted("(", ")") != nil else { return nil }
            default: break
            }
            reader.skipBlanks()
        }
        return reader.take(")") ? (address, reader.position) : nil
    }

    /// The `<https://…>` at a position, and where it ends.
    static func autolink(in scalars: [Unicode.Scalar], at start: Int) -> (address: String, end: Int)? {
        var reader = Reader(scalars: scalars, position: start)
        guard let address = reader.quoted("<", ">"), !address.unicodeScalars.contains(where: \.properties.isWhitespace),
            address.firstIndex(of: ":").map({ isScheme(address[..<$0]) }) == true
        else { return nil }
        return (address, reader.position)
    }

    /// Where a link really leads: the host without the name a deceiver puts in front of it, or the address of a mail.
    static func host(of address: String) -> String? {
        guard let colon = address.firstIndex(of: ":"), isScheme(address[..<colon]) else { return nil }
        let rest = address[address.index(after: colon)...]
        guard rest.hasPrefix("//") else {
            return address[..<colon].lowercased() == "mailto" ? String(rest.prefix { $0 != "?" }) : nil
        }
        let authority = rest.dropFirst(2).prefix { !"/?#\\".contains($0) }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        return host.isEmpty ? nil : String(host)
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard (2...32).contains(text.utf8.count), text.first?.isLetter == true else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private struct Reader {
        let scalars: [Unicode.Scalar]
        var position: Int

        var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

        mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard next == scalar else { return false }
            position += 1
            return true
        }

        @discardableResult
        mutating func skipBlanks() -> Bool {
            let start = position
            while next == " " || next == "\t" || next == "\n" { position += 1 }
            return position > start
        }

        /// What stands between two marks, without the marks; the opening one does not occur in it.
        mutating func quoted(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> String? {
            guard take(open) else { return nil }
            var content = String.UnicodeScalarView()
            while let scalar = next, scalar != close {
                guard scalar != open, scalar != "\n" || open != "<" else { return nil }
                if scalar == "\\" && position + 1 < scalars.count { position += 1 }
                content.append(scalars[position])
                position += 1
            }
            return take(close) ? String(content) : nil
        }

        /// An address without brackets: no blanks, and as many parentheses closed as opened.
        mutating func bareAddress(_ limit: Int) -> String? {
            var content = String.UnicodeScalarView()
            var depth = 0
            while let scalar = next, !scalar.properties.isWhitespace, scalar.value >= 0x20 {
                if scalar == "(" { depth += 1 }
                if scalar == ")" { depth -= 1 }
                if depth < 0 { break }
                if depth > limit { return nil }
                content.append(scalar)
                position += 1
            }
            return depth <= 0 ? String(content) : nil
        }
    }
}
