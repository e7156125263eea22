/// Reads the elements of one array. How is settled once: asking per element would cost more than many an element.
struct ElementReader<Element: Decodable> {
    let read: (JSONNode, DecodeContext) throws(ContentError) -> Element

    init() {
        let readable = Element.self as? any NodeReadable.Type
        self = readable?.elementReader as? ElementReader<Element> ?? ElementReader(decoder: JSONNodeDecoder())
    }

    fileprivate init(read: @escaping (JSONNode, DecodeContext) throws(ContentError) -> Element) {
        self.read = read
    }

    private init(decoder: JSONNodeDecoder) {
        read = { (node, context) throws(ContentError) in
            do {
                return try decoder.decode(Element.self, from: node, in: context)
            } catch {
                throw ContentError(error, fallback: node)
            }
        }
    }
}

extension NodeReadable {
    /// Typed as `Any` because only the caller knows that `Self` is its element.
    fileprivate static var elementReader: Any { ElementReader<Self>(read: Self.init(node:in:)) }
}
