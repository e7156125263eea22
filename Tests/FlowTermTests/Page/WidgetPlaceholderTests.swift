import Testing

@testable import FlowTerm

@MainActor
@Suite("WidgetPlaceholder")
struct WidgetPlaceholderTests {
    /// Case B7: two healthy widgets around an unknown, a malformed and a dropped one.
    private static let flawed = """
        {"type": "title_block", "id": "a", "data": {"title": "healthy"}},
        {"type": "hologram", "id": "u", "data": {"beam": 11}},
        {"type": "banner", "id": "m", "data": {"title": "no image"}},
        {"id": "typeless", "data": {"title": "no type"}},
        {"type": "title_block", "id": "b", "data": {"title": "healthy too"}}
        """

    @Test("Type, reason and place of what cannot be drawn, and a thin mark for what was dropped")
    func wide() throws {
        #expect(
            try PageFixture.picture(Self.flawed, width: 64) == """
                healthy
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ hologram                   page.sections.0.widgets.1 · 2:1 ┆
                ┆ 'hologram' is not registered; the widget cannot be shown     ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ banner                     page.sections.0.widgets.2 · 3:1 ┆
                ┆ missing key 'image' at page.sections.0.widgets.2.data; the   ┆
                ┆ widget cannot be shown                                       ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                ⚠ missing key 'type'; the widget was dropped
                                                 page.sections.0.widgets.3 · 4:1
                healthy too
                """
        )
    }

    @Test("A type of the host stands there without reproach, and is decoded without a diagnostic")
    func host() throws {
        var registry = PageFixture.registry
        registry.registerHostType("hologram")
        registry.registerHostType("title_block")
        let page = try PageFixture.page(
            """
            {"type": "hologram", "id": "h", "data": {"beam": 11}},
            {"type": "title_block", "id": "t", "data": {"title": "still ours"}}
            """,
            registry: registry
        )
        #expect(page.widgets.allSatisfy { $0.isDecoded })
        #expect(
            PageFixture.picture(page, width: 50, registry: registry) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ hologram      page.sections.0.widgets.0 · 1:59 ┆
                ┆ the host draws it                              ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                still ours
                """
        )
    }

    @Test("Where it is narrow the place goes below")
    func narrow() throws {
        #expect(
            try PageFixture.picture(Self.flawed, width: 40) == """
                healthy
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ hologram                           ┆
                ┆      page.sections.0.widgets.1 · 2:1 ┆
                ┆ 'hologram' is not registered; the    ┆
                ┆ widget cannot be shown               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ banner                             ┆
                ┆      page.sections.0.widgets.2 · 3:1 ┆
                ┆ missing key 'image' at               ┆
                ┆ page.sections.0.widgets.2.data; the  ┆
                ┆ widget cannot be shown               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                ⚠ missing key 'type'; the widget was
                dropped
                         page.sections.0.widgets.3 · 4:1
                healthy too
                """
        )
    }

    @Test("The skip policy shows none of it")
    func skipped() throws {
        #expect(
            PageFixture.picture(try PageFixture.page(Self.flawed), width: 40, policy: .skip) == """
                healthy
                healthy too
                """
        )
    }

    @Test("A close name is suggested")
    func suggestion() throws {
        let json = #"{"type": "image_text_crad", "data": {"title": "Pears"}}"#
        #expect(try PageFixture.picture(json, width: 40).contains("did you mean 'image_text_card'?"))
    }

    @Test("In a grid and a carousel it has a place of its own, marks come after")
    func arrangements() throws {
        let page = { (arrangement: String) in
            try PageFixture.decode(
                """
                {"page": {"sections": [{"layout": {"arrangement": "\(arrangement)"}, "widgets": [
                  {"type": "title_block", "data": {"title": "healthy"}}, {"type": "hologram"}, 7]}]}}
                """
            )
        }
        for arrangement in ["grid", "carousel"] {
            let lines = PageFixture.picture(try page(arrangement), width: 40).split(separator: "\n")
            #expect(lines.first?.hasPrefix("healthy  ") == true)
            #expect(lines.first?.contains("╭┄") == true)
            #expect(lines.contains { $0.hasPrefix("⚠ expected object, found number") })
        }
    }

    @Test("At any width the box is closed and within it", arguments: 0...40)
    func anyWidth(width: Int) throws {
        let lines = try PageFixture.picture(#"{"type": "hologram", "data": {}}"#, width: width).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width })
        guard width >= 2 else { return }
        #expect(Set(lines.compactMap(\.last)).isSubset(of: ["╮", "┆", "╯"]))
    }
}
