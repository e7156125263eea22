/// The outermost object of a response, and the words for one that lacks what was asked for.
struct ResponseRoot {
    private let node: JSONNode

    init(_ node: JSONNode) throws(FlowDecodeError) {
        self.node = node
        if node.kind == .object { return }
        if let key = Self.doubleEncodedKey(in: node) {
            let message = "root is a string that itself contains a \(key): double encoded"
            throw .noPage(message: message, location: node.location)
        }
        let message = "expected object at (root), found \(node.kind)"
        throw .noPage(message: message, location: node.location)
    }

    /// The value of `key` read as a `Value`; the error says what the body holds instead.
    func required<Value: NodeReadable>(_ key: String, in context: DecodeContext) throws(FlowDecodeError) -> Value {
        guard let value = node.member(key) else {
            let message = "missing key '\(key)' at (root); \(bodySummary(lacking: key))"
            throw .noPage(message: message, location: node.location)
        }
        return try Self.read(value, in: context)
    }

    /// The root itself read as a `Value`.
    func value<Value: NodeReadable>(in context: DecodeContext) throws(FlowDecodeError) -> Value {
        try Self.read(node, in: context)
    }

    private static func read<Value: NodeReadable>(
        _ node: JSONNode,
        in context: DecodeContext
    ) throws(FlowDecodeError) -> Value {
        do throws(ContentError) {
            return try Value(node: node, in: context)
        } catch {
            throw .noPage(message: error.description, location: error.node.location)
        }
    }

    private func bodySummary(lacking key: String) -> String {
        let keys = node.members.compactMap(\.key)
        if keys.contains("page") { return "this is a page response" }
        if keys.contains("sheet") { return "this is a sheet response" }
        if keys.contains("mutations") || keys == ["toast"] { return "this is an action response" }
        if keys.contains("sections") { return "the body looks like a bare \(key), send {\"\(key)\": …}" }
        if keys.isEmpty { return "the body is an empty object" }
        let named = keys.prefix(8).joined(separator: ", ")
        let listed = "\(named)\(keys.count > 8 ? ", …" : "")"
        let isError = keys.contains("error") || keys.contains("errors")
        return "the body has keys: \(listed)" + (isError ? ", as an error response has" : "")
    }

    /// The first key of a response in a string that is JSON once more.
    private static func doubleEncodedKey(in node: JSONNode) -> String? {
        guard let text = try? node.string(), let inner = try? JSONDocument(Array(text.utf8)) else { return nil }
        return ["page", "sheet", "mutations"].first { inner.root.member($0) != nil }
    }
}
