import FoundationEssentials

/// The Foundation types that JSON writes as one scalar while their own `init(from:)` expects an archive's containers.
///
/// Foundation's JSON decoder knows them by name, and a payload with a `URL` must decode here as it does there.
enum FoundationScalars {
    /// nil for every other type.
    static func scalar<Value>(for type: Value.Type) -> (any NodeScalar.Type)? {
        // Comparing costs next to nothing, while asking every type for a conformance would show in every decode.
        if type == URL.self { return URL.self }
        if type == Decimal.self { return Decimal.self }
        if type == Data.self { return Data.self }
        return nil
    }
}

extension URL: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) {
        guard let url = URL(string: try node.string()) else { throw ContentError(.custom("expected a URL"), at: node) }
        self = url
    }
}

extension Decimal: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) {
        _ = try node.double()
        guard let decimal = Decimal(string: String(decoding: node.bytes, as: UTF8.self)) else {
            throw ContentError(.custom("expected a decimal number"), at: node)
        }
        self = decimal
    }
}

extension Data: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) {
        guard let data = Data(base64Encoded: try node.string()) else {
            throw ContentError(.custom("expected Base64"), at: node)
        }
        self = data
    }
}
