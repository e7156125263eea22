import FlowCore
import FlowTerm
import TestSupport
import Testing

@testable import flowview

@Suite("Documentation")
struct DocumentationTests {
    private static let registry: WidgetRegistry = {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return registry
    }()

    @Test("The page of findings is made from the rules")
    func findings() throws {
        let file = GoldenFile(inPackage: "docs/findings.md")
        let text = FindingReference().markdown
        if GoldenFile.isRecording { try file.record(text) }
        #expect(!GoldenFile.isRecording)
        #expect(file.difference(from: text) == nil)
    }

    @Test("Every example of the contract decodes, and no rule has anything to say about it")
    func contract() throws {
        let blocks = try MarkdownFile("docs/contract.md").blocks(of: "json")
        #expect(blocks.count >= 15)
        for block in blocks {
            let findings = try Self.findings(in: block.text).filter { $0.level != .info }
            #expect(findings.isEmpty, "docs/contract.md:\(block.line): \(findings.map(\.message))")
        }
    }

    /// What there is to say about a page, a sheet, an answer to an action or a widget.
    private static func findings(in text: String) throws -> [Finding] {
        let root = try JSONDocument(Array(text.utf8)).root
        let isWidget = root["type"] != nil
        let page = isWidget ? #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(text)]}]}}"# : text
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: registry, diagnostics: diagnostics)
        let linter = Linter(widgetDecoding: registry)
        var findings: [Finding] = []
        if isWidget || root["page"] != nil {
            let page = try decoder.decodePage(Array(page.utf8))
            findings = linter.findings(on: page, diagnostics: diagnostics.all)
        } else if root["sheet"] != nil {
            _ = try decoder.decodeSheet(Array(text.utf8))
        } else {
            let response = try decoder.decodeActionResponse(Array(text.utf8))
            #expect(root["mutations"] != nil || root["toast"] != nil, "an example must be of something: \(text)")
            findings = linter.findings(on: response, diagnostics: diagnostics.all)
        }
        return diagnostics.all.map(Finding.init) + findings
    }

    @Test(
        "Every command line that is shown can be followed",
        arguments: ["README.md", "docs/checking.md", "docs/http.md", "docs/configuration.md"]
    )
    func commandLines(path: String) throws {
        for block in try MarkdownFile(path).blocks(of: "sh") {
            for line in block.text.replacing("\\\n", with: " ").split(separator: "\n") {
                for part in line.split(separator: " #")[0].split(separator: "|") {
                    let words = (ShellWords.split(String(part)) ?? []).prefix { ![">", "<", "&&"].contains($0) }
                    guard words.first == "flowview" else { continue }
                    #expect(throws: Never.self, "\(path): \(line)") { try Invocation(Array(words.dropFirst())) }
                }
            }
        }
    }
}
