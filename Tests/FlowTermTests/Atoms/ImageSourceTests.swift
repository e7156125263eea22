import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("ImageSource")
struct ImageSourceTests {
    /// Has one picture, of tildes.
    private struct Tildes: ImageSource {
        func cells(for image: ImageModel, size: Size) -> CellBuffer? {
            guard image.url == "known" else { return nil }
            var canvas = Canvas(size: size)
            canvas.fill(Rect(origin: .zero, size: size), with: CellGlyph(narrow: "~"))
            return canvas.buffer
        }
    }

    private func picture(_ image: ImageModel, width: Int = 16) -> String {
        let view = FlowImage(image, maxHeight: 32).environment(ImageSourceKey.self, Tildes())
        return render(view, width: width).joined(separator: "\n")
    }

    @Test("A picture takes exactly the place of its placeholder")
    func known() {
        #expect(picture("known") == "~~~~~~~~~~~~~~~~\n~~~~~~~~~~~~~~~~")
    }

    @Test("While there is none the placeholder is drawn")
    func unknown() {
        #expect(picture(ImageModel("https://a.test/b.png", alt: "")) == "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒")
    }

    @Test("A fitted picture that would be too high is made smaller, and stands in the middle")
    func fitted() {
        #expect(picture(ImageModel("known", scaleMode: .fit)) == "      ~~~~\n      ~~~~")
        #expect(picture(ImageModel("known", aspectRatio: 8, scaleMode: .fit)) == "~~~~~~~~~~~~~~~~")
    }
}
