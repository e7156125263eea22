/// A library type that one JSON scalar holds.
///
/// The containers decode all of them by one generic method each; it stands for the fourteen their protocols list.
protocol NodeScalar: Decodable {
    init(scalar node: JSONNode) throws(ContentError)
}

extension Bool: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) { self = try node.bool() }
}

extension String: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) { self = try node.string() }
}

extension Double: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) { self = try node.double() }
}

extension Float: NodeScalar {
    init(scalar node: JSONNode) throws(ContentError) { self = try node.floating(Float.self) }
}

extension NodeScalar where Self: FixedWidthInteger {
    init(scalar node: JSONNode) throws(ContentError) { self = try node.integer(Self.self) }
}

extension Int: NodeScalar {}
extension Int8: NodeScalar {}
extension Int16: NodeScalar {}
extension Int32: NodeScalar {}
extension Int64: NodeScalar {}
extension UInt: NodeScalar {}
extension UInt8: NodeScalar {}
extension UInt16: NodeScalar {}
extension UInt32: NodeScalar {}
extension UInt64: NodeScalar {}
