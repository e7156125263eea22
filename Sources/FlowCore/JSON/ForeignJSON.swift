/// Makes JSON again of what another `Decoder` holds, so that types which read nodes work under any decoder.
///
/// A foreign decoder shows no text: member order is lost, which sorting makes repeatable, and numbers beyond 64-bit
/// integers pass through a Double. Only `JSONNodeDecoder` keeps a text byte for byte.
enum ForeignJSON {
    static func value(from decoder: any Decoder) throws -> JSONValue {
        var text: [UInt8] = []
        try append(decoder, to: &text)
        do throws(JSONSyntaxError) {
            return try JSONValue(parsing: text)
        } catch {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.message)
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// Asks for every kind of container in turn: a decoder does not say what it holds, it only refuses.
    private static func append(_ decoder: any Decoder, to text: inout [UInt8]) throws {
        if let object = try? decoder.container(keyedBy: NodeKey.self) {
            try append(object, to: &text)
        } else if var array = try? decoder.unkeyedContainer() {
            try append(&array, to: &text)
        } else {
            try append(decoder.singleValueContainer(), to: &text)
        }
    }

    private static func append(_ object: KeyedDecodingContainer<NodeKey>, to text: inout [UInt8]) throws {
        text.append(ASCII.leftBrace)
        for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            if text.last != ASCII.leftBrace { text.append(ASCII.comma) }
            JSONText.appendLiteral(key.stringValue, to: &text)
            text.append(ASCII.colon)
            try append(object.superDecoder(forKey: key), to: &text)
        }
        text.append(ASCII.rightBrace)
    }

    private static func append(_ array: inout any UnkeyedDecodingContainer, to text: inout [UInt8]) throws {
        text.append(ASCII.leftBracket)
        while !array.isAtEnd {
            if array.currentIndex > 0 { text.append(ASCII.comma) }
            try append(array.superDecoder(), to: &text)
        }
        text.append(ASCII.rightBracket)
    }

    private static func append(_ scalar: any SingleValueDecodingContainer, to text: inout [UInt8]) throws {
        if scalar.decodeNil() {
            text.append(contentsOf: "null".utf8)
        } else if let string = try? scalar.decode(String.self) {
            JSONText.appendLiteral(string, to: &text)
        } else if let bool = try? scalar.decode(Bool.self) {
            text.append(contentsOf: String(bool).utf8)
        } else if let integer = try? scalar.decode(Int64.self) {
            text.append(contentsOf: String(integer).utf8)
        } else if let integer = try? scalar.decode(UInt64.self) {
            text.append(contentsOf: String(integer).utf8)
        } else {
            // The last kind there is; a Double that is not finite gives no JSON and fails in the parser.
            text.append(contentsOf: try scalar.decode(Double.self).description.utf8)
        }
    }
}
