import FlowCore
import FlowTerm

/// What a person has settled before the command line: options and keys.
struct Configuration: Sendable {
    var defaults = OptionDefaults.none
    var bindings = KeyBindings()

    init() {}

    /// The file of the person that the environment belongs to, under what `FLOWVIEW_OPTS` says.
    init(environment: [String: String]) throws(ConfigurationError) {
        if let path = Self.path(in: environment), FileKind(of: path) == .file {
            let bytes: [UInt8]
            do throws(LoadError) {
                bytes = try FileReader.bytes(of: path)
            } catch {
                throw ConfigurationError(place: PlainText.line(path), message: PlainText.line(error.why))
            }
            self = try ConfigurationFile(bytes, named: path).configuration()
        }
        if let text = environment[EnvironmentOptions.name] {
            defaults = defaults.overridden(by: try EnvironmentOptions.defaults(text))
        }
    }

    private static func path(in environment: [String: String]) -> String? {
        let own = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = own ?? environment["HOME"].map { $0 + "/.config" }
        return folder.map { $0 + "/flowview/config.json" }
    }
}
