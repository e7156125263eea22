extension JSONDocument {
    /// The value a path such as `page.sections.0.widgets.2` leads to, in the dialect of `JSONNode.path`; nil when it
    /// leads nowhere. A member name with dots in it is found too.
    public func node(at path: String) -> JSONNode? {
        path == "(root)" ? root : root.descendant(at: path.utf8[...])
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
