/// An array that survives bad elements: those that decode are its elements, the others are remembered as dropped.
///
/// `null` is a bad element. Every drop is a `droppedElement` diagnostic under the element's own index.
public struct LossyArray<Element: Sendable>: Sendable {
    public private(set) var elements: [Element]
    /// In the order of the source.
    public private(set) var dropped: [DroppedElement]
    /// Set when there was no array to begin with.
    @Boxed public private(set) var fault: Diagnostic?

    public init(_ elements: [Element] = [], dropped: [DroppedElement] = []) {
        self.elements = elements
        self.dropped = dropped
    }

    /// An empty array in the place of something else.
    init(fault: Diagnostic) {
        elements = []
        dropped = []
        self.fault = fault
    }

    /// Everything that was lost, in the order of the source.
    public var faults: [Diagnostic] { (fault.map { [$0] } ?? []) + dropped.map(\.diagnostic) }

    /// Elements and drops as they lie in the source, for a view that marks the gaps.
    public var entries: [Entry] {
        var entries: [Entry] = []
        var drops = dropped[...]
        for element in elements {
            while let drop = drops.first, drop.position == entries.count {
                entries.append(.dropped(drop))
                drops.removeFirst()
            }
            entries.append(.element(element))
        }
        return entries + drops.map(Entry.dropped)
    }

    /// One place of the source array.
    public enum Entry: Sendable {
        case element(Element)
        case dropped(DroppedElement)
    }
}

extension LossyArray: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { elements[position] = newValue }
    }
}

extension LossyArray {
    /// Both arrays in a row; positions in the second count on from the first.
    static func + (left: LossyArray, right: LossyArray) -> LossyArray {
        let offset = left.elements.count + left.dropped.count
        var sum = left
        sum.elements += right.elements
        sum.dropped += right.dropped.map {
            DroppedElement(position: $0.position + offset, diagnostic: $0.diagnostic)
        }
        sum.fault = left.fault ?? right.fault
        return sum
    }

    /// Takes out one element; the drops behind it move up.
    mutating func remove(at index: Int) {
        elements.remove(at: index)
        var source = index
        for position in dropped.indices {
            if dropped[position].position <= source {
                source += 1
            } else {
                let drop = dropped[position]
                dropped[position] = DroppedElement(position: drop.position - 1, diagnostic: drop.diagnostic)
            }
        }
    }
}

extension LossyArray {
    /// The elements of what must be an array, each read on its own.
    @inlinable
    init(
        of node: JSONNode,
        in context: DecodeContext,
        read: (JSONNode) throws(ContentError) -> Element
    ) throws(ContentError) {
        let children = try node.array()
        var elements: [Element] = []
        var dropped: [DroppedElement] = []
        var position = 0
        // Counting first costs next to nothing, while a growing array is copied again and again and ends up too large.
        elements.reserveCapacity(children.count)
        for element in children {
            do throws(ContentError) {
                elements.append(try read(element))
            } catch {
                let diagnostic = context.drop(element, as: Element.self, because: error)
                dropped.append(DroppedElement(position: position, diagnostic: diagnostic))
            }
            position += 1
        }
        self.init(elements, dropped: dropped)
    }
}

extension LossyArray: NodeReadable where Element: NodeReadable {
    @inlinable
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try self.init(of: node, in: context) { (element) throws(ContentError) in
            try Element(node: element, in: context)
        }
    }
}

extension LossyArray: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws {
        self = try NodeBridge.read(from: decoder) { (node, context) throws(ContentError) in
            try LossyArray(of: node, in: context) { (element) throws(ContentError) in
                do {
                    return try JSONNodeDecoder().decode(Element.self, from: element, in: context)
                } catch {
                    throw ContentError(error, fallback: element)
                }
            }
        }
    }
}

extension LossyArray: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}
