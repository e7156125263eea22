/// Small pages with many equal and missing ids.
enum RandomPage {
    static func json(using generator: inout some RandomNumberGenerator) -> String {
        let sections = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            let header = Bool.random(using: &generator) ? #""header":\#(widget(using: &generator)),"# : ""
            return "{\(header)\"widgets\":\(widgets(using: &generator))}"
        }
        return """
            {"page":{"header":{"widgets":\(widgets(using: &generator))},"sections":[\(sections.joined(separator: ","))],
            "footer":{"widgets":\(widgets(using: &generator))}}}
            """
    }

    private static func widgets(using generator: inout some RandomNumberGenerator) -> String {
        let count = Int.random(in: 0...5, using: &generator)
        let list = (0..<count).map { _ in widget(using: &generator) }
        return "[\(list.joined(separator: ","))]"
    }

    private static func widget(using generator: inout some RandomNumberGenerator) -> String {
        let ids = [nil, "a", "a#2", "a#3", "b", "", "title_block@page.sections.0.widgets.0", "7"]
        switch (Int.random(in: 0..<8, using: &generator), ids[Int.random(in: 0..<8, using: &generator)]) {
        case (0, _): return "null"
        case (1, _): return #"{"type":"title_block","id":7}"#
        case (_, let id?): return #"{"type":"title_block","id":"\#(id)","data":{"title":"x"}}"#
        case (_, nil): return #"{"type":"title_block","data":{"title":"x"}}"#
        }
    }
}
