import FlowTerm
import Testing

@Suite("ColorDepth")
struct ColorDepthTests {
    @Test(
        "The person decides, then the environment, then the terminal",
        arguments: [
            (.palette256, .automatic, [:], .palette256),
            (.palette256, .never, ["CLICOLOR_FORCE": "1"], .none),
            (.palette256, .always, ["NO_COLOR": "1"], .palette256),
            (.none, .always, [:], .palette8),
            (.palette256, .automatic, ["NO_COLOR": "1"], .none),
            (.palette256, .automatic, ["NO_COLOR": ""], .palette256),
            (.palette256, .automatic, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
            (.none, .automatic, ["CLICOLOR_FORCE": "1"], .palette8),
            (.none, .automatic, ["CLICOLOR_FORCE": "0"], .none),
            (.palette16, .automatic, ["CLICOLOR": "0"], .none),
            (.palette8, .automatic, ["CLICOLOR": "1"], .palette8),
            (.palette8, .automatic, ["TERM": "dumb"], .none),
        ] as [(ColorDepth, ColorPreference, [String: String], ColorDepth)]
    )
    func decides(
        _ described: ColorDepth,
        _ preference: ColorPreference,
        _ environment: [String: String],
        _ depth: ColorDepth
    ) {
        #expect(ColorDepth(described: described, preference: preference, environment: environment) == depth)
    }

    @Test(
        "A count of colors is worth the depth it is enough for",
        arguments: [
            (-1, .none), (2, .none), (8, .palette8), (16, .palette16), (88, .palette16), (256, .palette256),
            (16_777_216, .trueColor),
        ] as [(Int, ColorDepth)]
    )
    func counts(_ colors: Int, _ depth: ColorDepth) {
        #expect(ColorDepth(colors: colors) == depth)
    }
}
