/// A header whose value may name variables of the environment: `Bearer ${TOKEN}`. Its value appears in no text.
struct HeaderTemplate: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with it, in words without the value.
    struct Flaw: Error, Hashable, Sendable {
        let message: String
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        case variable(String)
    }

    let name: String
    private let parts: [Part]

    init(name: String, value: String) throws(Flaw) {
        // The rules for a header's name and value are those of the command line.
        guard HTTPHeader("\(name): x") != nil, !name.contains(":") else {
            throw Flaw(message: "'\(name)' is no name for a header")
        }
        guard HTTPHeader("\(name): \(value)") != nil else {
            throw Flaw(message: "the value of '\(name)' is not one line of text")
        }
        self.name = name
        var parts: [Part] = []
        var rest = value[...]
        while let open = rest.firstRange(of: "${") {
            guard let close = rest[open.upperBound...].firstIndex(of: "}") else {
                throw Flaw(message: "the value of '\(name)' has a ${ without a }")
            }
            let variable = String(rest[open.upperBound..<close])
            guard Self.isVariableName(variable) else {
                throw Flaw(message: "the value of '\(name)' has a ${} without the name of a variable in it")
            }
            parts += [.text(String(rest[..<open.lowerBound])), .variable(variable)]
            rest = rest[rest.index(after: close)...]
        }
        self.parts = parts + [.text(String(rest))]
    }

    var description: String { "\(name): (hidden)" }

    /// The header as it is sent. A variable that is empty is as bad as one that is not there.
    func header(environment: [String: String]) throws(Flaw) -> HTTPHeader {
        var value = ""
        for part in parts {
            switch part {
            case .text(let text): value += text
            case .variable(let variable):
                guard let found = environment[variable], !found.isEmpty else {
                    throw Flaw(
                        message: "the header '\(name)' needs the environment variable \(variable), which is not set"
                    )
                }
                value += found
            }
        }
        if let header = HTTPHeader("\(name): \(value)") { return header }
        throw Flaw(message: "with the environment's values the header '\(name)' is not one line of text")
    }

    private static func isVariableName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
    }
}
