extension ContentError {
    /// Any error a `Decodable` type threw, as a content error with a place.
    ///
    /// Errors of our own decoder come back as they were. Of others the coding path is followed from `fallback` as far
    /// as the document has it.
    public init(_ error: any Error, fallback: JSONNode) {
        if let error = error as? ContentError {
            self = error
            return
        }
        guard let decoding = error as? DecodingError, let context = decoding.context else {
            self.init(.custom(String(describing: error)), at: fallback)
            return
        }
        if let original = context.underlyingError as? ContentError, original.node.document === fallback.document {
            self = original
            return
        }
        let node = context.codingPath.reduce(fallback) { node, key in
            let element = key.intValue.flatMap { index in node.elements.first { $0.position == index } }
            return element ?? node.member(key.stringValue) ?? node
        }
        if case .keyNotFound(let key, _) = decoding {
            self.init(.missingKey(key.stringValue), at: node)
        } else {
            self.init(.custom(Self.sentenceStart(context.debugDescription)), at: node)
        }
    }

    /// The context of a `DecodingError` that carries this error.
    func decodingContext(codingPath: [any CodingKey]) -> DecodingError.Context {
        DecodingError.Context(
            codingPath: codingPath,
            debugDescription: message(relativeTo: node),
            underlyingError: self
        )
    }

    /// The standard library ends its descriptions with a full stop; here a place follows.
    private static func sentenceStart(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}

extension DecodingError {
    /// A content error under the case that callers of `Decoder` look for, keeping the original inside.
    init(_ error: ContentError, type: Any.Type = Any.self, codingPath: [any CodingKey]) {
        let context = error.decodingContext(codingPath: codingPath)
        switch error.reason {
        case .mismatch(_, .null): self = .valueNotFound(type, context)
        case .mismatch: self = .typeMismatch(type, context)
        case .missingKey(let key): self = .keyNotFound(NodeKey(stringValue: key), context)
        case .notAnInteger, .outOfRange, .custom: self = .dataCorrupted(context)
        }
    }

    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default:
            nil
        }
    }
}
