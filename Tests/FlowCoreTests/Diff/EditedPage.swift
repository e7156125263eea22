/// A page whose widgets all have ids, edited a widget at a time, that knows what a comparison has to say.
struct EditedPage {
    private struct Widget {
        let id: String
        var type = "title_block"
        var title: String
    }

    private var sections: [[Widget]]
    private var untouched: Set<String>
    private var nextID: Int
    /// A kind and the old id for each edit.
    private(set) var expected: [String] = []

    init(using generator: inout some RandomNumberGenerator) {
        var number = 0
        sections = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
            (0..<Int.random(in: 2...6, using: &generator)).map { _ in
                number += 1
                return Widget(id: "w\(number)", title: "Title \(number)")
            }
        }
        untouched = Set(sections.joined().map(\.id))
        nextID = number + 1
    }

    var json: String {
        let list = sections.enumerated().map { number, widgets in
            let texts = widgets.map { #"{"type":"\#($0.type)","id":"\#($0.id)","data":{"title":"\#($0.title)"}}"# }
            return #"{"id":"s\#(number)","widgets":[\#(texts.joined(separator: ","))]}"#
        }
        return #"{"page":{"id":"p","sections":[\#(list.joined(separator: ","))]}}"#
    }

    /// Does one thing to a widget that nothing was done to, or adds one.
    mutating func edit(using generator: inout some RandomNumberGenerator) {
        let section = Int.random(in: sections.indices, using: &generator)
        let free = sections[section].indices.filter { untouched.contains(sections[section][$0].id) }
        guard let index = free.randomElement(using: &generator) else { return }
        let id = sections[section][index].id
        untouched.remove(id)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            sections[section][index].title += "!"
            expected.append("changed \(id)")
        case 1:
            sections[section].remove(at: index)
            expected.append("removed \(id)")
        case 2:
            sections[section][index].type = "image_text_card"
            expected.append("retyped \(id)")
        case 3:
            let old = sections[section][index]
            sections[section][index] = Widget(id: newID(), type: old.type, title: old.title)
            expected.append("renamed \(id)")
        case 4:
            let widget = sections[section].remove(at: index)
            let other = (section + 1) % sections.count
            sections[other].insert(widget, at: Int.random(in: 0...sections[other].count, using: &generator))
            expected.append("moved \(id)")
        default:
            let id = newID()
            sections[section].insert(Widget(id: id, title: "New \(id)"), at: index)
            expected.append("added \(id)")
        }
    }

    private mutating func newID() -> String {
        defer { nextID += 1 }
        return "w\(nextID)"
    }
}
