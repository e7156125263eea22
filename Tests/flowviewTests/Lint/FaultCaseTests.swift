import FlowCore
import Testing

@testable import flowview

@Suite("Fault cases")
struct FaultCaseTests {
    @Test("Every mistake is found at its level, in its place, on its line and in its column", arguments: FaultCase.all)
    func found(fault: FaultCase) {
        let findings = ReportFixture.report(on: fault.page).findings
        let places = findings.map { finding in
            "\(finding.level.rawValue) \(finding.code) \(finding.path) \(finding.location.line):\(finding.location.column)"
        }
        #expect(places == fault.findings)
    }

    @Test("The cases have more than forty kinds of findings between them")
    func breadth() {
        let codes = Set(FaultCase.all.flatMap(\.findings).map { $0.split(separator: " ")[1] })
        #expect(codes.count > 40)
    }
}
