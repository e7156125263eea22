import FlowCore
import Testing

@testable import flowview

@Suite("CheckStandard")
struct CheckStandardTests {
    private static let place = SourceLocation(line: 1, column: 1, offset: 0)

    private func finding(_ level: Finding.Level, isAboutClient: Bool = false) -> Finding {
        Finding(level: level, code: "x", isAboutClient: isAboutClient, path: "page", location: Self.place, message: "m")
    }

    @Test("By default errors and warnings are listed, and whatever is about the shipped client")
    func level() {
        let standard = CheckStandard()
        #expect(standard.lists(finding(.error)))
        #expect(standard.lists(finding(.warning)))
        #expect(!standard.lists(finding(.info)))
        #expect(standard.lists(finding(.info, isAboutClient: true)))
        #expect(CheckStandard(level: .info).lists(finding(.info)))
        #expect(!CheckStandard(level: .error).lists(finding(.warning, isAboutClient: true)))
    }

    @Test("A check fails from the level on that was asked for")
    func failing() {
        let warnings = [finding(.warning), finding(.info)]
        #expect(!CheckStandard().fails(on: warnings))
        #expect(CheckStandard(failOn: .warning).fails(on: warnings))
        #expect(!CheckStandard(failOn: .warning).fails(on: [finding(.info)]))
        #expect(CheckStandard().fails(on: [finding(.error)]))
        #expect(!CheckStandard(failOn: .never).fails(on: [finding(.error)]))
    }

    @Test("Nothing about the shipped client counts when there is none")
    func withoutClient() {
        let standard = CheckStandard(level: .info, client: .none)
        #expect(!standard.lists(finding(.error, isAboutClient: true)))
        #expect(standard.lists(finding(.info)))
        #expect(!standard.fails(on: [finding(.error, isAboutClient: true)]))
        #expect(standard.fails(on: [finding(.error)]))
    }

    @Test("What makes the check fail is listed, whatever else is")
    func counting() {
        let standard = CheckStandard(level: .error, failOn: .warning)
        let report = SourceReport(
            source: "a",
            outcome: .page(id: "p", sections: 0, widgets: 0),
            findings: [finding(.warning)],
            standard: standard
        )
        #expect(report.findings.count == 1)
        #expect(report.exitStatus == .problems)
        #expect(report.status == "problems")
        #expect(!CheckStandard(level: .error).lists(finding(.warning)))
    }
}
