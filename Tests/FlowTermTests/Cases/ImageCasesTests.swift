import FlowCore
import Testing

@testable import FlowTerm

/// Images without words, and from where no client would load them.
@Suite("Cases of images")
struct ImageCasesTests {
    @Test(
        "H2, H4: the alternative text, nothing where it is empty, else the file name, or the address if it is not of the web",
        arguments: [
            (ImageModel("https://example.test/p/pear.png?w=9#top", alt: "Three pears"), "Three pears"),
            (ImageModel("https://example.test/p/pear.png", alt: ""), ""),
            (ImageModel("https://example.test/p/pear.png?w=9#top"), "pear.png"),
            (ImageModel("HTTPS://example.test/pear.png"), "pear.png"),
            (ImageModel("file:///etc/hostname"), "file:///etc/hostname"),
            (ImageModel("http://example.test/plain.png"), "http://example.test/plain.png"),
            (ImageModel("data:image/png;base64,AAAA"), "data:image/png"),
            (ImageModel("//example.test/x.png"), "//example.test/x.png"),
            (ImageModel(""), ""),
        ]
    )
    func caption(image: ImageModel, expected: String) {
        #expect(image.caption == expected)
    }
}
