import FlowCore
import FlowTerm

/// The configuration as a person wrote it down.
///
///     {"appearance": "dark", "header": ["Accept-Language: de"],
///      "check": {"fail-on": "warning"},
///      "keys": {"page-down": ["space", "ctrl-f"]}}
struct ConfigurationFile {
    private let name: String
    private let root: JSONNode

    init(_ bytes: [UInt8], named name: String) throws(ConfigurationError) {
        self.name = PlainText.line(name)
        do throws(JSONSyntaxError) {
            root = try JSONDocument(bytes).root
        } catch {
            let place = "\(PlainText.line(name)):\(error.location.line):\(error.location.column)"
            throw ConfigurationError(place: place, message: PlainText.line(error.message))
        }
    }

    func configuration() throws(ConfigurationError) -> Configuration {
        guard root.kind == .object else { throw failure("expected an object, found \(root.kind)", at: root) }
        var configuration = Configuration()
        var ofCommands = OptionDefaults.none
        for member in root.members where member.kind != .null {
            let key = member.key ?? ""
            if key == "keys" {
                configuration.bindings = try bindings(member)
            } else if let command = CommandName(rawValue: key) {
                guard member.kind == .object else {
                    throw failure("'\(key)' holds options, expected an object, found \(member.kind)", at: member)
                }
                for option in member.members where option.kind != .null {
                    try set(option, in: &ofCommands, for: [command])
                }
            } else {
                try set(member, in: &configuration.defaults, for: CommandName.allCases)
            }
        }
        // What is said about one command counts for it, wherever it stands.
        configuration.defaults = configuration.defaults.overridden(by: ofCommands)
        return configuration
    }

    private func set(
        _ member: JSONNode,
        in defaults: inout OptionDefaults,
        for commands: [CommandName]
    ) throws(ConfigurationError) {
        let key = member.key ?? ""
        let options = commands.flatMap(\.allOptions).filter(\.isDefaultable)
        guard let option = options.first(where: { $0.name == "--" + key }) else {
            let names = options.map { String($0.name.dropFirst(2)) } + CommandName.allCases.map(\.rawValue) + ["keys"]
            let nearest = nearestName(to: key, among: names).map { ", did you mean '\($0)'?" } ?? ""
            throw failure("no option is named '\(PlainText.line(key))'\(nearest)", at: member, isAboutKey: true)
        }
        guard let values = try values(of: member, for: option) else { return }
        guard defaults.set(option, to: values, for: commands) else {
            let found = values.map { PlainText.line($0) }.joined(separator: ", ")
            throw failure("'\(key)' is \(option.expectation), found \(found)", at: member)
        }
    }

    /// Nil for a switch that is off.
    private func values(of member: JSONNode, for option: Option) throws(ConfigurationError) -> [String]? {
        switch (option.value, member.kind) {
        case (.none, .boolean): return (try? member.bool()) == true ? [""] : nil
        case (.none, _), (_, .boolean), (_, .object), (_, .null): break
        case (_, .string), (_, .number): return [Self.word(member)]
        case (_, .array):
            let elements = Array(member.elements)
            if option.isRepeatable, elements.allSatisfy({ $0.kind == .string || $0.kind == .number }) {
                return elements.map(Self.word)
            }
        }
        let expected = option.expectation + (option.isRepeatable ? ", or an array of such" : "")
        throw failure("'\(member.key ?? "")' is \(expected), found \(member.kind)", at: member)
    }

    private static func word(_ node: JSONNode) -> String {
        (try? node.string()) ?? String(decoding: node.bytes, as: UTF8.self)
    }

    private func failure(_ message: String, at node: JSONNode, isAboutKey: Bool = false) -> ConfigurationError {
        let location = (isAboutKey ? node.keyLocation : nil) ?? node.location
        return ConfigurationError(place: "\(name):\(location.line):\(location.column)", message: message)
    }
}

extension ConfigurationFile {
    private func bindings(_ node: JSONNode) throws(ConfigurationError) -> KeyBindings {
        guard node.kind == .object else {
            throw failure("'keys' holds actions with their keys, expected an object, found \(node.kind)", at: node)
        }
        var keys: [String: [String]] = [:]
        var bindings = KeyBindings()
        for action in node.members where action.kind != .null {
            let names = action.kind == .string ? [action] : Array(action.elements)
            guard action.kind == .string || action.kind == .array, names.allSatisfy({ $0.kind == .string }) else {
                throw failure("an action has an array with the names of keys, found \(action.kind)", at: action)
            }
            keys[action.key ?? ""] = names.map(Self.word)
            // After every action anew, so that the message names the place of the one that spoiled it.
            do throws(KeyMapError) {
                bindings = try KeyBindings(rebinding: keys)
            } catch {
                throw failure(PlainText.line(error.description), at: action)
            }
        }
        return bindings
    }
}
