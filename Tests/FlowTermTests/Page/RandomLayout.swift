import TestSupport

/// Pages of every widget and every chrome, some of it absurd, drawn from a seed.
struct RandomLayout {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func page() -> String {
        let sections = list(0...3) { $0.section() }
        return
            #"{"page": {"nav": {"title": \#(text())}, "header": \#(bar()), "sections": [\#(sections)], "footer": \#(bar())}}"#
    }

    private mutating func section() -> String {
        let arrangement = pick(["vertical", "grid", "carousel"])
        let layout = """
            {"arrangement": "\(arrangement)", "columns": \(number()), "item_spacing": \(number()), "insets": \(insets())}
            """
        return
            #"{"header": \#(widget(depth: 2)), "layout": \#(layout), "widgets": [\#(list(0...4) { $0.widget(depth: 0) })]}"#
    }

    private mutating func bar() -> String {
        #"{"sticky": \#(Bool.random(using: &generator)), "widgets": [\#(list(0...2) { $0.widget(depth: 2) })]}"#
    }

    private mutating func widget(depth: Int) -> String {
        let layout = Bool.random(using: &generator) ? #", "layout": \#(chrome())"# : ""
        let actions = Bool.random(using: &generator) ? #", "actions": {"tap": {"type": "t"}}"# : ""
        return #"{\#(payload(depth: depth))\#(layout)\#(actions)}"#
    }

    private mutating func payload(depth: Int) -> String {
        let tags = list(0...4) { #"{"text": \#($0.text())}"# }
        let image = #"{"url": "u/a.png", "aspect_ratio": \#(number()), "alt": \#(text())}"#
        var kinds = [
            #""type": "title_block", "data": {"title": \#(text()), "subtitle": \#(text())}"#,
            #""type": "image_text_card", "data": {"title": \#(text()), "image": \#(image), "tags": [\#(tags)], "trailing_icon": "star"}"#,
            #""type": "separator", "data": {"style": "\#(pick(["line", "dashed", "space"]))", "insets": \#(insets())}"#,
            #""type": "button_row", "data": {"buttons": [{"title": \#(text()), "full_width": true}, {"title": \#(text())}]}"#,
            #""type": "tag_rail", "data": {"tags": [\#(tags)]}"#,
            #""type": "banner", "data": {"image": \#(image), "title": \#(text())}"#,
            #""type": "stepper_row", "data": {"title": \#(text()), "initial": \#(Int.random(in: .min ... .max, using: &generator))}"#,
            #""type": "hologram", "data": {}"#,
            #""type": "banner", "data": {}"#,
            #""data": {}"#,
        ]
        if depth < 2 {
            let items = list(0...3) { $0.widget(depth: depth + 1) }
            kinds.append(#""type": "accordion", "data": {"header": \#(text()), "items": [\#(items)]}"#)
        }
        return pick(kinds)
    }

    private mutating func chrome() -> String {
        let width = pick([#""fill""#, #""hug""#, "0.4", "0", "-1", "7"])
        let border = pick(["null", "{}", #"{"dash_width": 1, "dash_gap": 1}"#])
        let background = pick(["null", ##""#336699""##])
        return """
            {"margin": \(insets()), "padding": \(insets()), "border": \(border), "background": \(background), "width": \(width)}
            """
    }

    private mutating func insets() -> String {
        #"{"top": \#(pick(["0", "16", "-9"])), "left": \#(number()), "right": \#(number()), "bottom": \#(pick(["0", "40"]))}"#
    }

    /// Mostly sensible.
    private mutating func number() -> Int {
        pick([0, 0, 1, 2, 8, 16, 16, 24, 64, -8, 400, 100_000])
    }

    private mutating func text() -> String {
        let words = [
            "", "a", "Pears", "from the valley", "日本語の本", "👩‍👩‍👧 e\\u0301", "\\u001b[2J", "a\\nb", "Donaudampfschifffahrt",
        ]
        return "\"\(list(0...3, separator: " ") { $0.pick(words) })\""
    }

    private mutating func list(_ count: ClosedRange<Int>, separator: String = ", ", _ make: (inout Self) -> String)
        -> String
    {
        var items: [String] = []
        for _ in 0..<Int.random(in: count, using: &generator) { items.append(make(&self)) }
        return items.joined(separator: separator)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }
}
