/// How many colors can be told apart on the screen.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    case none = 0
    case palette8 = 8
    case palette16 = 16
    case palette256 = 256
    case trueColor = 16_777_216

    public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The depth that a count of colors, as a terminal description has it, is enough for.
    public init(colors: Int) {
        switch colors {
        case ..<8: self = .none
        case ..<16: self = .palette8
        case ..<256: self = .palette16
        case ..<16_777_216: self = .palette256
        default: self = .trueColor
        }
    }

    /// Settles the depth: the person's word first, then the environment's conventions, then the terminal's description.
    ///
    /// - Parameters:
    ///   - described: what the terminal's description offers; nothing here exceeds it, except that forcing color on a
    ///     terminal described as colorless yields the eight colors every terminal knows.
    ///   - environment: `NO_COLOR`, `CLICOLOR_FORCE` and `CLICOLOR` are read, in this order.
    public init(described: ColorDepth, preference: ColorPreference, environment: [String: String]) {
        let forced = max(described, .palette8)
        switch preference {
        case .never: self = .none
        case .always: self = forced
        case .automatic:
            let force = environment["CLICOLOR_FORCE"] ?? ""
            if !(environment["NO_COLOR"] ?? "").isEmpty {
                self = .none
            } else if !force.isEmpty, force != "0" {
                self = forced
            } else if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" {
                self = .none
            } else {
                self = described
            }
        }
    }
}

/// What the person asked for with `--color`.
public enum ColorPreference: String, Hashable, Sendable, CaseIterable {
    case automatic = "auto"
    case always
    case never
}
