/// Keeps an optional value that most models go without in a box of its own.
///
/// Absent it takes one word instead of the room of the value: a page holds a hundred thousand texts and few of them
/// have a color.
///
///     @Boxed public var color: ColorModel?
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    public init(wrappedValue: Value?) {
        // Not by way of a closure, which would copy the value.
        if let wrappedValue { box = Box(wrappedValue) }
    }

    var isEmpty: Bool { box == nil }

    public var wrappedValue: Value? {
        get { box?.value }
        set { self = Boxed(wrappedValue: newValue) }
    }
}

extension Boxed: Equatable where Value: Equatable {
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.wrappedValue == right.wrappedValue
    }
}

extension Boxed: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}
