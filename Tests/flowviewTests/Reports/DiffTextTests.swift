import FlowCore
import FlowTerm
import Testing

@testable import flowview

@Suite("DiffText")
struct DiffTextTests {
    private static let old = """
        {"page": {"id": "shop", "nav": {"title": "Shop"}, "sections": [{"id": "all", "widgets": [
          {"type": "title_block", "data": {"title": "Fruit"}},
          {"type": "banner", "id": "offer", "data": {"image": {"url": "https://x/o.png"}}, "tracking": {"slot": 1}},
          {"type": "stepper_row", "id": "bags", "data": {"title": "Bags", "max": 9}},
          {"type": "separator", "data": {}}
        ]}]}}
        """
    private static let new = """
        {"page": {"id": "shop", "nav": {"title": "The shop"}, "sections": [{"id": "all", "widgets": [
          {"type": "separator", "data": {}},
          {"type": "title_block", "data": {"title": "Fruit"}},
          {"type": "stepper_row", "id": "boxes", "data": {"title": "Bags", "max": 9}, "layout": null},
          {"type": "tag_rail", "id": "tags", "data": {"tags": [{"text": "\\u001b[2J"}]}}
        ]}]}}
        """

    private func report(_ old: String, _ new: String) throws -> DiffReport {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        let decoder = FlowDecoder.make(widgetDecoding: registry)
        let pages = try [old, new].map { try decoder.decodePage(Array($0.utf8)) }
        return DiffReport(oldSource: "old.json", newSource: "new.json", diff: PageDiff(from: pages[0], to: pages[1]))
    }

    private func text(_ old: String, _ new: String, isColored: Bool = false, width: Int? = nil) throws -> String {
        let paint = Paint(isColored: isColored)
        return DiffText(report: try report(old, new), paint: paint, width: width, arrow: "→").lines
            .joined(separator: "\n")
    }

    @Test("Changes stand in columns with their fields below them, then what follows, then a line that sums up")
    func whole() throws {
        #expect(
            try text(Self.old, Self.new) == """
                ~ page shop          changed  new.json:1:10  page
                    nav.title  "Shop" → "The shop"
                ~ separator          moved    new.json:2:3   page.sections.0.widgets.0
                    place  page.sections.0.widgets.3 → page.sections.0.widgets.0
                ~ stepper_row boxes  renamed  new.json:4:3   page.sections.0.widgets.2
                    id  bags → boxes
                + tag_rail tags      added    new.json:5:3   page.sections.0.widgets.3
                - banner offer       removed  old.json:3:3   page.sections.0.widgets.1

                What follows:
                  state lost       stepper_row bags goes by boxes now
                  id shifted       separator@page.sections.0.widgets.3 → separator@page.sections.0.widgets.0
                  id shifted       title_block@page.sections.0.widgets.0 → title_block@page.sections.0.widgets.1
                  target gone      a mutation of banner offer finds no widget
                  target gone      stepper_row bags goes by boxes now
                  impression gone  banner offer is gone

                old.json → new.json: 1 added, 1 removed, 1 moved, 1 renamed, 1 changed
                """
        )
    }

    @Test("Long values are cut to the terminal, and what could act in it is shown instead")
    func values() throws {
        func page(_ title: String) -> String {
            #"{"page":{"id":"p","sections":[{"widgets":[{"type":"title_block","id":"t","data":{"title":"\#(title)"}}]}]}}"#
        }
        let long = String(repeating: "long ", count: 40)
        #expect(
            try text(page("short"), page(long), width: 60).contains(
                "\n    data.title  \"short\" → \"long long long l...\n"
            )
        )
        #expect(try !text(page("a"), page("\u{9B}31m")).contains("\u{9B}"))
    }

    @Test("Consequences alike are counted once there are many")
    func many() throws {
        func page(_ first: String) -> String {
            let rest = (0..<30).map { #"{"type":"title_block","data":{"title":"\#($0)"}}"# }.joined(separator: ",")
            return #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(first)\#(rest)]}]}}"#
        }
        let lines = try text(page(""), page(#"{"type":"separator","data":{}},"#)).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("  id shifted  title_block@") } == 8)
        #expect(lines.contains("  id shifted  and 22 more"))
    }

    @Test("Colors go around texts and leave the columns alone")
    func colors() throws {
        let colored = try text(Self.old, Self.new, isColored: true)
        #expect(colored.contains("\u{1B}[32m+ tag_rail tags\u{1B}[39m      added"))
        var plain = colored
        for sequence in ["[31m", "[32m", "[33m", "[39m", "[2m", "[22m"] {
            plain = plain.split(separator: "\u{1B}" + sequence, omittingEmptySubsequences: false).joined()
        }
        #expect(try plain == text(Self.old, Self.new))
    }

    @Test("Without changes one line says so")
    func same() throws {
        #expect(try text(Self.old, Self.old) == "old.json and new.json: the same page")
    }

    @Test("The machine shape has places, values as sent, and what follows")
    func json() throws {
        let root = try JSONDocument(Array(try report(Self.old, Self.new).json.text.utf8)).root
        let changes = try #require(root["changes"]).elements.map(\.self)
        #expect(
            changes.map { String(decoding: $0["kinds"]?.bytes ?? [], as: UTF8.self) } == [
                #"["changed"]"#, #"["moved"]"#, #"["renamed"]"#, #"["added"]"#, #"["removed"]"#,
            ]
        )
        #expect(
            String(decoding: changes[0]["fields"]?.bytes ?? [], as: UTF8.self)
                == #"[{"path":"nav.title","old":"Shop","new":"The shop"}]"#
        )
        #expect(changes[3].member("old") == nil && changes[4].member("new") == nil)
        #expect(try changes[4]["old"]?["line"]?.int() == 3)
        #expect(try root["consequences"]?.elements.map { try $0["kind"]?.string() }.contains("target_gone") == true)
        #expect(try root["summary"]?["renamed"]?.int() == 1)
    }
}
