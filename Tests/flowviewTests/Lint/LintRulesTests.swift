import FlowCore
import Testing

@Suite("LintRules")
struct LintRulesTests {
    static let codes = LintRules.all.map(\.code)

    /// Without a list of tokens one rule has nothing to go by.
    private let profile = LintProfile(tokens: ["accent"])

    private func findings(
        in example: LintExample,
        least: Finding.Level = .info
    ) async throws -> [Finding] {
        var surroundings = try LintFixture.surroundings(of: example)
        surroundings.cutTexts = try await LintFixture.cutTexts(in: example)
        return try LintFixture.findings(
            in: example.bytes,
            isActionResponse: example.isActionResponse,
            profile: profile,
            among: surroundings,
            least: least
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

    @Test("No fault is worse than its rule says it may be", arguments: codes)
    func worst(code: String) async throws {
        let rule = try #require(LintRules.rule(for: code))
        #expect(rule.worst >= rule.level)
        for finding in try await findings(in: rule.failing) {
            let own = try #require(LintRules.rule(for: finding.code))
            #expect(finding.level <= own.worst)
        }
    }

    @Test("Asked for the worse ones only, a linter finds just these", arguments: codes)
    func least(code: String) async throws {
        let rule = try #require(LintRules.rule(for: code))
        let all = try await findings(in: rule.failing)
        for least in [Finding.Level.warning, .error] {
            let some = try await findings(in: rule.failing, least: least)
            #expect(some == all.filter { $0.level >= least || $0.isAboutClient })
        }
    }

    @Test(
        "The failing example of a kind of decoding has its diagnostic, once, at the named place; the other has none",
        arguments: Diagnostic.Kind.allCases
    )
    func kinds(_ kind: Diagnostic.Kind) async throws {
        #expect(try LintFixture.diagnostics(in: kind.failing.bytes).map(\.kind) == [kind])
        #expect(try LintFixture.diagnostics(in: kind.failing.bytes).map(\.path) == [kind.failing.path])
        #expect(try await findings(in: kind.passing).filter { $0.level != .info } == [])
    }

    @Test("A code is a few words in lower case, and there is one rule of it")
    func names() {
        #expect(Set(Self.codes).count == Self.codes.count)
        #expect(Self.codes.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }
}
