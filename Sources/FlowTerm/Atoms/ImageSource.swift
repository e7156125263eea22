import FlowCore

/// Where pictures come from: turns an image into cells.
///
/// ```swift
/// let app = FlowApp(loader: loader, registry: registry, terminal: terminal, images: HalfBlockImages())
/// ```
@MainActor
public protocol ImageSource {
    /// The picture in exactly `size` cells; nil while there is none, and the placeholder is drawn then.
    ///
    /// Called for every frame the picture is in, so it must answer at once, from what it has loaded before.
    func cells(for image: ImageModel, size: Size) -> CellBuffer?
}

/// Has no pictures: every image is its placeholder.
public struct NoImages: ImageSource {
    public nonisolated init() {}

    public func cells(for image: ImageModel, size: Size) -> CellBuffer? { nil }
}

/// Carries the source of pictures down the view tree.
public enum ImageSourceKey: EnvironmentKey {
    public static let defaultValue: any ImageSource = NoImages()
}
