import Testing

@Suite("Broken Markdown")
struct MarkdownBrokenTests {
    private func faults(in text: String) throws -> Int {
        let title = #"{"text": \#(text), "is_markdown": true}"#
        return try LintFixture.places(widgets: #"{"type": "title_block", "data": {"title": \#(title)}}"#)
            .count { $0 == "markdown-broken page.sections.0.widgets.0.data.title.text" }
    }

    @Test(
        "Marks without a partner, and everything that takes a line of its own",
        arguments: [
            #""**Rye bread""#, #""Rye** bread""#, #""~~old price""#, #""use `rye""#, #""[our page](https://e.test""#,
            #""**a** and __b""#, ##""# Rye""##, ##""Rye\n### Oat""##, #""- rye\n- oat""#, #""1. mix\n2. bake""#,
            #""> said somebody""#, #""```\nrye\n```""#, #""above\n---\nbelow""#, #""| a | b |""#,
        ]
    )
    func broken(text: String) throws {
        #expect(try faults(in: text) == 1)
    }

    @Test(
        "Markdown that belongs inside a line, and text that only looks like more",
        arguments: [
            #""**Rye** bread, *oat*, ***both***""#, #""__Rye__ and ~~wheat~~""#, #""`a ** b` and ``a ` b``""#,
            #""[our page](https://e.test/a_b_(c)) [New]""#, #""5 * 3 ** 2 is not 2 ** 3""#, #""snake__case a_b""#,
            #""\\*\\* not bold""#, #""*) without milk""#, #""1. floor""#, ##""#1 in town, 2-3 days""##, #""-20 %""#,
            #""a > b""#, #""**over\ntwo lines**""#, #""""#,
        ]
    )
    func fine(text: String) throws {
        #expect(try faults(in: text) == 0)
    }

    @Test("Text that is not marked as Markdown may hold any of it")
    func plain() throws {
        let widget = ##"{"type": "title_block", "data": {"title": {"text": "# **Rye", "is_markdown": false}}}"##
        #expect(try LintFixture.places(widgets: widget).filter { $0.hasPrefix("markdown-broken") } == [])
    }
}
