import Testing

@testable import FlowCore

@Suite("JSONNumber")
struct JSONNumberTests {
    @Test(
        "A number without a fraction is an Int in every notation",
        arguments: [
            ("0", 0), ("-0", 0), ("-0.0e9", 0), ("0e999999999999999999999", 0), ("2.0", 2), ("1e2", 100),
            ("-1.5e1", -15), ("120e-1", 12), ("0.0012E4", 12), ("100000e-5", 1), ("9223372036854775807", .max),
            ("-9223372036854775808", .min), ("-9223372036854775808.000", .min), ("9.223372036854775807e18", .max),
            ("9007199254740993", 9_007_199_254_740_993), ("10e-00001", 1),
        ]
    )
    func integers(text: String, value: Int) throws {
        #expect(try node(text).int() == value)
    }

    @Test(
        "Every integer type takes its whole range in every notation, and nothing beyond",
        arguments: [
            ("18446744073709551615", .max), ("1.8446744073709551615e19", .max), ("184467440737095516150e-1", .max),
            ("18446744073709551616", nil), ("1e20", nil), ("9223372036854775808", 9_223_372_036_854_775_808),
            ("0", 0), ("-0", 0), ("-0.0e3", 0), ("-1", nil), ("-1e-1", nil), ("0.5", nil), ("255", 255), ("256", 256),
        ] as [(String, UInt64?)]
    )
    func unsigned(text: String, value: UInt64?) throws {
        #expect((try? node(text).integer(UInt64.self)) == value)
        #expect((try? node(text).integer(UInt8.self)) == value.flatMap(UInt8.init(exactly:)))
        #expect(
            (try? node(text).integer(Int64.self)) == value.flatMap(Int64.init(exactly:)) ?? (text == "-1" ? -1 : nil)
        )
    }

    @Test("A fraction is refused", arguments: ["2.5", "1e-1", "0.1", "12e-1", "1e-999999999999999999999", "-0.000001"])
    func fractions(text: String) throws {
        let error = try #require(throws: ContentError.self) { try node(text).int() }
        #expect(error.reason == .notAnInteger(text))
    }

    @Test(
        "An integer beyond 64 bits is refused, whatever the exponent",
        arguments: [
            "9223372036854775808", "-9223372036854775809", "1e19", "1e999999999999999999999", "-1e400",
            "123456789012345678901234567890",
        ]
    )
    func overflow(text: String) throws {
        let error = try #require(throws: ContentError.self) { try node(text).int() }
        #expect(error.reason == .outOfRange(text))
        #expect(error.description == "expected a number in range at (root), found \(text)")
    }

    @Test(
        "Doubles are the nearest there are",
        arguments: [
            ("0.1", 0.1), ("-2.5", -2.5), ("1e23", 1e23), ("9007199254740993", 9_007_199_254_740_992),
            ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown), ("5e-324", .leastNonzeroMagnitude),
            ("1e-400", 0),
            ("1.7976931348623157e308", .greatestFiniteMagnitude), ("0.30000000000000004", 0.1 + 0.2),
            ("8.41e21", 8.41e21), ("17976931348623157e292", .greatestFiniteMagnitude), ("16", 16), ("-120", -120),
        ]
    )
    func doubles(text: String, value: Double) throws {
        #expect(try node(text).double().bitPattern == value.bitPattern)
    }

    @Test("Minus zero keeps its sign")
    func minusZero() throws {
        #expect(try node("-0").double().sign == .minus)
        #expect(try node("-0.0").double().sign == .minus)
    }

    @Test("A Double that would be infinite is refused", arguments: ["1e309", "-1e309", "1e999999999999999999"])
    func infinity(text: String) throws {
        let error = try #require(throws: ContentError.self) { try node(text).double() }
        #expect(error.reason == .outOfRange(text))
    }

    @Test("A number of absurd length is cut in the message")
    func longNumber() throws {
        let error = try #require(throws: ContentError.self) { try node(String(repeating: "9", count: 5000)).int() }
        #expect(error.description.count < 120)
    }

    private func node(_ text: String) throws -> JSONNode {
        try JSONDocument(Array(text.utf8)).root
    }
}
