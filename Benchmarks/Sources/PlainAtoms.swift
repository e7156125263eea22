struct PlainText: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case text
        case font
        case color
        case alignment
        case maxLines = "max_lines"
        case isMarkdown = "is_markdown"
    }

    let text: String
    var font: PlainFont?
    var color: PlainColor?
    var alignment: String?
    var maxLines: Int?
    var isMarkdown: Bool?

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.text = text
            return
        }
        let object = try decoder.container(keyedBy: CodingKeys.self)
        text = try object.decode(String.self, forKey: .text)
        font = try object.decodeIfPresent(PlainFont.self, forKey: .font)
        color = try object.decodeIfPresent(PlainColor.self, forKey: .color)
        alignment = try object.decodeIfPresent(String.self, forKey: .alignment)
        maxLines = try object.decodeIfPresent(Int.self, forKey: .maxLines)
        isMarkdown = try object.decodeIfPresent(Bool.self, forKey: .isMarkdown)
    }
}

struct PlainFont: Decodable, Sendable {
    let size: Double?
    let weight: String?
    let token: String?
}

struct PlainColor: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case hex
        case darkHex = "dark_hex"
        case token
        case alpha
    }

    let hex: String?
    var darkHex: String?
    var token: String?
    var alpha: Double?

    init(from decoder: any Decoder) throws {
        if let hex = try? decoder.singleValueContainer().decode(String.self) {
            self.hex = hex
            return
        }
        let object = try decoder.container(keyedBy: CodingKeys.self)
        hex = try object.decodeIfPresent(String.self, forKey: .hex)
        darkHex = try object.decodeIfPresent(String.self, forKey: .darkHex)
        token = try object.decodeIfPresent(String.self, forKey: .token)
        alpha = try object.decodeIfPresent(Double.self, forKey: .alpha)
    }
}

struct PlainImage: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case url
        case aspectRatio = "aspect_ratio"
        case cornerRadius = "corner_radius"
        case alt
    }

    let url: String
    let aspectRatio: Double?
    let cornerRadius: Double?
    let alt: String?
}

struct PlainTag: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case text
        case backgroundColor = "bg_color"
    }

    let text: PlainText
    let backgroundColor: PlainColor?
}

struct PlainButton: Decodable, Sendable {
    let title: PlainText
    let style: String?
    let action: PlainJSON?
}
