import FlowCore
import Testing

@Suite("LintRules")
struct LintRulesTests {
    static let codes = LintRules.all.map(\.code)

    /// Without a list of tokens one rule has nothing to go by.
    private let profile = LintProfile(tokens: ["accent"])

    private func findings(in example: LintExample) async throws -> [Finding] {
        var surroundings = try LintFixture.surroundings(of: example)
        surroundings.cutTexts = try await LintFixture.cutTexts(in: example)
        return try LintFixture.findings(
            in: example.bytes,
            isActionResponse: example.isActionResponse,
            profile: profile,
            among: surroundings
        )
    }

    @Test("The failing example of a rule has its finding, once, at the named place", arguments: codes)
    func failing(code: String) async throws {
        let rule = try #require(LintRules.rule(for: code))
        let found = try await findings(in: rule.failing).filter { $0.code == code }
        #expect(found.map(\.path) == [rule.failing.path])
        #expect(found.allSatisfy { $0.message.hasPrefix("expected ") && $0.hint?.isEmpty == false })
    }

    @Test("The passing example of a rule is healthy altogether", arguments: codes)
    func passing(code: String) async throws {
        let rule = try #require(LintRules.rule(for: code))
        let found = try await findings(in: rule.passing)
        #expect(found.filter { $0.code == code || $0.level != .info } == [])
    }

    @Test("A code is a few words in lower case, and there is one rule of it")
    func names() {
        #expect(Set(Self.codes).count == Self.codes.count)
        #expect(Self.codes.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }
}
