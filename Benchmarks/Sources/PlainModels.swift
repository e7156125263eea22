/// The shapes of a page as an app without FlowCore would write them: synthesised `Decodable`, snake-case keys spelled
/// out, short forms probed, opaque values kept in an enum.
struct PlainResponse: Decodable, Sendable {
    let page: PlainPage
}

struct PlainPage: Decodable, Sendable {
    let id: String?
    let nav: PlainNav?
    let header: PlainBar?
    let sections: [PlainSection]
    let footer: PlainBar?
    let pagination: PlainPagination?
}

struct PlainNav: Decodable, Sendable {
    let title: PlainText?
    let subtitle: PlainText?
}

struct PlainBar: Decodable, Sendable {
    let sticky: Bool?
    let widgets: [PlainWidget]?
}

struct PlainPagination: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case hasMore = "has_more"
        case postback
    }

    let hasMore: Bool?
    let postback: PlainJSON?
}

struct PlainSection: Decodable, Sendable {
    let id: String?
    let layout: PlainSectionLayout?
    let header: PlainWidget?
    let widgets: [PlainWidget]
}

struct PlainSectionLayout: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case arrangement
        case columns
        case itemSpacing = "item_spacing"
        case insets
    }

    let arrangement: String?
    let columns: Int?
    let itemSpacing: Double?
    let insets: PlainInsets?
}

struct PlainWidgetLayout: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case margin
        case padding
        case cornerRadius = "corner_radius"
        case background
        case border
    }

    let margin: PlainInsets?
    let padding: PlainInsets?
    let cornerRadius: Double?
    let background: PlainColor?
    let border: PlainBorder?
}

struct PlainBorder: Decodable, Sendable {
    let width: Double?
    let color: PlainColor?
}

struct PlainInsets: Decodable, Sendable {
    let top: Double?
    let left: Double?
    let right: Double?
    let bottom: Double?
}

/// An opaque value, as far as a `Decoder` lets one through: text, key order and large numbers are lost.
enum PlainJSON: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let object = try? value.decode([String: PlainJSON].self) {
            self = .object(object)
        } else {
            self = .array(try value.decode([PlainJSON].self))
        }
    }
}
