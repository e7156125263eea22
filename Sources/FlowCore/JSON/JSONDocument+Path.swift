extension JSONDocument {
    /// The value a path such as `page.sections.0.widgets.2` leads to, in the dialect of `JSONNode.path`; nil when it
    /// leads nowhere. A member name with dots in it is found too.
    public func node(at path: String) -> JSONNode? {
        path == "(root)" ? root : root.descendant(at: path.utf8[...])
    }
}

extension JSONNode {
    /// Appends the path of any node but the root.
    ///
    /// As bytes: every widget without an id is named after its path, and joined strings took ten times as long.
    func appendPath(to text: inout [UInt8]) {
        text.reserveCapacity(text.count + 64)
        document.appendPath(of: number, to: &text)
    }
}

extension JSONDocument {
    /// Recurses once a level, and levels are limited.
    fileprivate func appendPath(of number: UInt32, to text: inout [UInt8]) {
        let record = records[Int(number)]
        let parent = records[Int(record.parent)]
        if parent.parent != NodeRecord.none {
            appendPath(of: record.parent, to: &text)
            text.append(ASCII.dot)
        }
        if parent.kind == .object {
            JSONText.append(bytes, at: Int(record.slot), to: &text)
        } else {
            Self.append(record.slot, to: &text)
        }
    }

    private static func append(_ number: UInt32, to text: inout [UInt8]) {
        if number > 9 { append(number / 10, to: &text) }
        text.append(ASCII.zero + UInt8(truncatingIfNeeded: number % 10))
    }
}

extension JSONNode {
    /// Works on bytes: an accent after a dot or at the start of a name would be one Character with what precedes it.
    ///
    /// Every step takes a name off the path and goes one level down, so the recursion ends with the document at last.
    fileprivate func descendant(at path: Substring.UTF8View) -> JSONNode? {
        let isArray = kind == .array
        for child in isArray ? elements : members {
            let name = isArray ? child.position.map(String.init) : child.key
            guard let name = name?.utf8, path.starts(with: name) else { continue }
            let rest = path.dropFirst(name.count)
            if rest.isEmpty { return child }
            if rest.first == ASCII.dot, let found = child.descendant(at: rest.dropFirst()) { return found }
        }
        return nil
    }
}
