import FlowCore

/// What is wrong with a person's own keys.
public enum KeyMapError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownAction(String)
    case unknownKey(String, action: String)
    /// One key for two actions.
    case sharedKey(String, String, String)
    case reservedKey(String, AppCommand)
    case notADigit(String)

    public var description: String {
        switch self {
        case .unknownAction(let name):
            let nearest = nearestName(to: name, among: AppCommand.allCases.map(\.rawValue))
            return "no action is named '\(name)'" + (nearest.map { ", the nearest is '\($0)'" } ?? "")
        case .unknownKey(let name, let action):
            return "'\(name)' for \(action) is no key; keys are written j, space, ctrl-f, alt-x, pgdn, f5"
        case .sharedKey(let key, let first, let second): return "the key \(key) is given to both \(first) and \(second)"
        case .reservedKey(let key, let command): return "the key \(key) stays with \(command.rawValue)"
        case .notADigit(let key): return "'\(key)' is no digit; section takes keys from 1 to 9"
        }
    }
}
