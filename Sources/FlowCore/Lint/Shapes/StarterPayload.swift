/// The `data` of the eight widget types the contract defines itself.
///
/// The types live in another module; here they are no more than names for what may be where.
final class StarterPayload: Sendable {
    /// A separator's data is the atom itself, every other is a payload of its own.
    let role: LintRole
    /// From 0 up, to look it up by.
    let number: Int
    let shape: Shape
    /// The member that holds what the widget is a container of.
    let contents: String?
    /// Members a person reads.
    let wording: [String]

    private init(
        _ number: Int,
        _ shape: Shape,
        role: LintRole = .payload,
        contents: String? = nil,
        wording: [String] = []
    ) {
        self.number = number
        self.role = role
        self.shape = shape
        self.contents = contents
        self.wording = wording
    }

    static let all = byType.values.sorted { $0.number < $1.number }

    static let byType: [String: StarterPayload] = [
        "title_block": StarterPayload(
            0,
            Shape(["title": .one(.text), "subtitle": .one(.text)]),
            wording: ["title", "subtitle"]
        ),
        "image_text_card": StarterPayload(
            1,
            Shape([
                "title": .one(.text), "image": .one(.image), "subtitle": .one(.text), "tags": .list(.tag),
                "trailing_icon": .one(.icon),
            ]),
            wording: ["title", "subtitle"]
        ),
        "separator": StarterPayload(2, .separator, role: .separator),
        "button_row": StarterPayload(3, Shape(["buttons": .list(.button)]), contents: "buttons"),
        "tag_rail": StarterPayload(4, Shape(["tags": .list(.tag)]), contents: "tags"),
        "banner": StarterPayload(
            5,
            Shape(["image": .one(.image), "title": .one(.text), "subtitle": .one(.text)]),
            wording: ["title", "subtitle"]
        ),
        "stepper_row": StarterPayload(
            6,
            Shape([
                "title": .one(.text), "subtitle": .one(.text), "min": .leaf, "max": .leaf, "initial": .leaf,
            ]),
            wording: ["title", "subtitle"]
        ),
        "accordion": StarterPayload(
            7,
            Shape(["header": .one(.text), "initially_expanded": .leaf, "items": .list(.widget)]),
            contents: "items",
            wording: ["header"]
        ),
    ]
}
