struct PlainWidget: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case type
        case id
        case layout
        case data
        case actions
        case tracking
    }

    let id: String?
    let layout: PlainWidgetLayout?
    let content: any Decodable & Sendable
    let actions: [String: PlainJSON]?
    let tracking: PlainJSON?

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        id = try object.decodeIfPresent(String.self, forKey: .id)
        layout = try object.decodeIfPresent(PlainWidgetLayout.self, forKey: .layout)
        actions = try object.decodeIfPresent([String: PlainJSON].self, forKey: .actions)
        tracking = try object.decodeIfPresent(PlainJSON.self, forKey: .tracking)
        switch try object.decode(String.self, forKey: .type) {
        case "title_block": content = try object.decode(PlainTitleBlock.self, forKey: .data)
        case "image_text_card": content = try object.decode(PlainCard.self, forKey: .data)
        case "separator": content = try object.decode(PlainSeparator.self, forKey: .data)
        case "button_row": content = try object.decode(PlainButtonRow.self, forKey: .data)
        case "tag_rail": content = try object.decode(PlainTagRail.self, forKey: .data)
        case "banner": content = try object.decode(PlainBanner.self, forKey: .data)
        case "stepper_row": content = try object.decode(PlainStepper.self, forKey: .data)
        case "accordion": content = try object.decode(PlainAccordion.self, forKey: .data)
        case let type:
            throw DecodingError.dataCorruptedError(forKey: .type, in: object, debugDescription: "unknown: \(type)")
        }
    }
}

struct PlainTitleBlock: Decodable, Sendable {
    let title: PlainText
    let subtitle: PlainText?
}

struct PlainCard: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case title
        case image
        case subtitle
        case tags
        case trailingIcon = "trailing_icon"
    }

    let title: PlainText
    let image: PlainImage?
    let subtitle: PlainText?
    let tags: [PlainTag]?
    let trailingIcon: String?
}

struct PlainSeparator: Decodable, Sendable {
    let style: String?
    let color: PlainColor?
    let thickness: Double?
    let insets: PlainInsets?
}

struct PlainButtonRow: Decodable, Sendable {
    let buttons: [PlainButton]?
}

struct PlainTagRail: Decodable, Sendable {
    let tags: [PlainTag]?
}

struct PlainBanner: Decodable, Sendable {
    let image: PlainImage
    let title: PlainText?
    let subtitle: PlainText?
}

struct PlainStepper: Decodable, Sendable {
    let title: PlainText
    let subtitle: PlainText?
    let min: Int?
    let max: Int?
    let initial: Int?
}

struct PlainAccordion: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case header
        case initiallyExpanded = "initially_expanded"
        case items
    }

    let header: PlainText
    let initiallyExpanded: Bool?
    let items: [PlainWidget]?
}
