import FlowCore

extension JSONOutput {
    /// A value as it was sent, numbers as they were written.
    init(_ node: JSONNode) {
        switch node.kind {
        case .array:
            self = .array(node.elements.map { JSONOutput($0) })
        case .object:
            self = .object(node.members.map { ($0.key ?? "", JSONOutput($0)) })
        case .string:
            self = .string((try? node.string()) ?? "")
        case .null, .boolean, .number:
            self = .literal(String(decoding: node.bytes, as: UTF8.self))
        }
    }
}
