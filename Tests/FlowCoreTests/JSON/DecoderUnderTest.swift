import FlowCore
import FoundationEssentials

/// The two decoders a payload meets: ours over nodes, and Foundation's over bytes in a host's own tests.
enum DecoderUnderTest: String, CaseIterable, Sendable {
    case nodes
    case foundation

    static let context = DecodeContext(widgetDecoding: NoWidgets(), diagnostics: DecodeDiagnostics())

    func decode<Value: Decodable>(
        _ type: Value.Type,
        _ text: String,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws -> Value {
        switch self {
        case .nodes:
            let root = try JSONDocument(Array(text.utf8)).root
            return try JSONNodeDecoder(userInfo: userInfo).decode(type, from: root, in: Self.context)
        case .foundation:
            let decoder = JSONDecoder()
            decoder.userInfo = userInfo
            if let key = DecodeContext.userInfoKey { decoder.userInfo[key] = Self.context }
            return try decoder.decode(type, from: Data(text.utf8))
        }
    }

    /// The error of a decode that must fail, reduced to what a caller looks at.
    func failure<Value: Decodable>(_ type: Value.Type, _ text: String) -> Failure? {
        do {
            _ = try decode(type, text)
            return nil
        } catch let error as DecodingError {
            return Failure(error)
        } catch {
            return nil
        }
    }

    struct Failure: Equatable {
        let kind: String
        let path: [String]

        init(_ kind: String, _ path: [String]) {
            self.kind = kind
            self.path = path
        }

        init?(_ error: DecodingError) {
            switch error {
            case .typeMismatch(_, let context): self.init("typeMismatch", Self.path(context.codingPath))
            case .valueNotFound(_, let context): self.init("valueNotFound", Self.path(context.codingPath))
            case .keyNotFound(let key, let context):
                self.init("keyNotFound \(key.stringValue)", Self.path(context.codingPath))
            case .dataCorrupted(let context): self.init("dataCorrupted", Self.path(context.codingPath))
            @unknown default: return nil
            }
        }

        static func path(_ keys: [any CodingKey]) -> [String] {
            keys.map { key in key.intValue.map(String.init) ?? key.stringValue }
        }
    }

    private struct NoWidgets: WidgetDecoding {
        let widgetTypes: [String] = []

        func contentDecoder(for type: String) -> WidgetContentDecoder? { nil }
    }
}
