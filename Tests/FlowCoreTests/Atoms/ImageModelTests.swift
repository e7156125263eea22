import FlowCore
import Testing

@Suite("ImageModel")
struct ImageModelTests {
    @Test(
        "Short and long forms read alike",
        arguments: [
            (#""https://example.test/a.png""#, ImageModel("https://example.test/a.png")),
            (#"{"url":"u","scale_mode":"fit","aspect_ratio":1.5}"#, ImageModel("u", aspectRatio: 1.5, scaleMode: .fit)),
            (#"{"url":"u","scale_mode":"stretch"}"#, "u"),
            (
                #"{"url":"u","corner_radius":4,"placeholder_color":"EEE","shimmer":true,"alt":"A pear"}"#,
                ImageModel("u", cornerRadius: 4, placeholderColor: "EEE", isShimmering: true, alt: "A pear")
            ),
        ]
    )
    func forms(json: String, expected: ImageModel) throws {
        #expect(try Decoded<ImageModel>(json).value == expected)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            ("false", "expected String or object at (root), found boolean"),
            (#"{"alt":"x"}"#, "missing key 'url' at (root)"),
            (#"{"url":"u","aspect_ratio":"16:9"}"#, "expected number at aspect_ratio, found string"),
            (#"{"url":"u","scale_mode":0}"#, "expected String at scale_mode, found number"),
            (#"{"url":"u","corner_radius":{}}"#, "expected number at corner_radius, found object"),
            (#"{"url":"u","placeholder_color":0}"#, "expected String or object at placeholder_color, found number"),
            (#"{"url":"u","shimmer":1}"#, "expected Bool at shimmer, found number"),
            (#"{"url":"u","alt":7}"#, "expected String at alt, found number"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: ImageModel.self, in: json) == message)
    }
}
