/// The `data` of the eight widget types the contract defines itself.
///
/// The types live in another module; here they are no more than names for what may be where.
struct StarterPayload {
    /// A separator's data is the atom itself, every other is a payload of its own.
    let role: LintRole
    let shape: Shape
    /// The member that holds what the widget is a container of.
    let contents: String?
    /// Members a person reads.
    let wording: [String]

    init(_ shape: Shape, role: LintRole = .payload, contents: String? = nil, wording: [String] = []) {
        self.role = role
        self.shape = shape
        self.contents = contents
        self.wording = wording
    }

    static let byType: [String: StarterPayload] = [
        "title_block": StarterPayload(
            Shape(["title": .one(.text), "subtitle": .one(.text)]),
            wording: ["title", "subtitle"]
        ),
        "image_text_card": StarterPayload(
            Shape([
                "title": .one(.text), "image": .one(.image), "subtitle": .one(.text), "tags": .list(.tag),
                "trailing_icon": .one(.icon),
            ]),
            wording: ["title", "subtitle"]
        ),
        "separator": StarterPayload(.separator, role: .separator),
        "button_row": StarterPayload(Shape(["buttons": .list(.button)]), contents: "buttons"),
        "tag_rail": StarterPayload(Shape(["tags": .list(.tag)]), contents: "tags"),
        "banner": StarterPayload(
            Shape(["image": .one(.image), "title": .one(.text), "subtitle": .one(.text)]),
            wording: ["title", "subtitle"]
        ),
        "stepper_row": StarterPayload(
            Shape([
                "title": .one(.text), "subtitle": .one(.text), "min": .leaf, "max": .leaf, "initial": .leaf,
            ]),
            wording: ["title", "subtitle"]
        ),
        "accordion": StarterPayload(
            Shape(["header": .one(.text), "initially_expanded": .leaf, "items": .list(.widget)]),
            contents: "items",
            wording: ["header"]
        ),
    ]
}

extension LintedWidget {
    /// nil for the types of a host.
    var starter: StarterPayload? { type.flatMap { StarterPayload.byType[$0] } }
}
