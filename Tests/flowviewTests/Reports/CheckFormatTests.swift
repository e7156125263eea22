import Testing

@testable import flowview

@Suite("CheckFormat")
struct CheckFormatTests {
    @Test("No report holds a character that acts or hides, whatever the page holds", arguments: CheckFormat.allCases)
    func harmless(format: CheckFormat) {
        #expect(HostileText.report.findings.count > 10)
        let text = format.text(of: [HostileText.report])
        for scalar in text.unicodeScalars where scalar != "\n" {
            let properties = scalar.properties
            let isHarmless =
                ![.control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate].contains(
                    properties.generalCategory
                ) && !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
            #expect(isHarmless, "U+\(String(scalar.value, radix: 16))")
        }
    }
}
