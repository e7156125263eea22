/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
    private let data: Data
    private let content: @MainActor (Data.Element) -> Content

    /// The identity of an element names it to the reader of the code; layout goes by position.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, content: content)
    }

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        for element in data {
            content(element)._measure(in: environment, into: &views)
        }
    }
}
