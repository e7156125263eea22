/// A widget that shows its own shape while its content is not there yet; the others show a generic one.
///
/// ```swift
/// extension OrderCardView: WidgetSkeletonProviding {
///     static var skeleton: some View {
///         VStack(alignment: .leading) {
///             SkeletonBlock(width: 160)
///             SkeletonBlock(width: 96)
///         }
///     }
/// }
/// ```
public protocol WidgetSkeletonProviding: WidgetView {
    associatedtype Skeleton: View

    /// Blocks where the widget's parts will stand, as high as the widget usually is.
    @ViewBuilder static var skeleton: Skeleton { get }
}

/// Shaded cells in the place of a text or a picture to come.
public struct SkeletonBlock: View {
    private let width: Double
    private let height: Double

    /// Sizes in points; a width of `.infinity` takes all there is.
    public init(width: Double, height: Double = 16) {
        self.width = width
        self.height = height
    }

    public var body: some View {
        EmptyView()
            .frame(maxWidth: width, height: height)
            .background(drawing: { canvas, size in
                let block = Rect(origin: .zero, size: size)
                canvas.fill(block, with: canvas.glyphs.shade, style: CellStyle(attributes: .dim))
            })
    }
}

/// The shape of a widget that says nothing about its own: two lines of text.
struct GenericSkeleton: View {
    var body: some View {
        VStack(alignment: .leading) {
            SkeletonBlock(width: 224)
            SkeletonBlock(width: 144)
        }
    }
}
