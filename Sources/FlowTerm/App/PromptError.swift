import FlowCore

/// Why a command could not be carried out, in one line for the status line.
enum PromptError: Error, Hashable, Sendable {
    case unknown(String, ids: [String])
    case incomplete(String)
    case unknownSetting(String)
    case badValue(String, String, found: String)
    case nothingAt(path: String)
    case noWidget(id: String, nearest: String?)
    case tooFew(lines: Int)
    case noPage
    case notOpened(String)

    var message: String {
        switch self {
        case .unknown(let name, let ids):
            let known = PromptCommand.names.map(\.name) + AppCommand.allCases.map(\.rawValue) + ids
            return "no command and no widget is named '\(name)'" + Self.suggestion(nearestName(to: name, among: known))
        case .incomplete(let usage): return "say :\(usage)"
        case .unknownSetting(let name):
            let known = PromptCommand.Setting.Name.allCases.map(\.rawValue)
            return "no setting is named '\(name)'; there are \(known.joined(separator: ", "))"
        case .badValue(let name, let expected, let found):
            return "\(name) is \(expected), found " + (found.isEmpty ? "nothing" : "'\(found)'")
        case .nothingAt(let path): return "there is nothing at '\(path)'"
        case .noWidget(let id, let nearest): return "no widget has the id '\(id)'" + Self.suggestion(nearest)
        case .tooFew(let lines): return "the source has \(lines) \(lines == 1 ? "line" : "lines")"
        case .notOpened(let reason): return reason
        case .noPage: return "there is no page to go to"
        }
    }

    private static func suggestion(_ name: String?) -> String {
        name.map { ", the nearest is '\($0)'" } ?? ""
    }
}
