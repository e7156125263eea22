import Testing

@testable import FlowCore

@Suite("StarterPayload")
struct StarterPayloadTests {
    @Test("The table has the registered starter types, no more and no fewer")
    func types() {
        #expect(StarterPayload.byType.keys.sorted() == LintFixture.registry.widgetTypes.sorted())
    }
}
