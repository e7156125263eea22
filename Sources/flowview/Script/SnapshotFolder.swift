import FlowCore
import Glibc

/// The frames that lie beside a script, by name.
struct SnapshotFolder: Sendable {
    /// With the slash at its end; empty for the working directory.
    let path: String
    /// Whether frames are written instead of compared.
    let records: Bool

    init(besideScript script: String, records: Bool) {
        path = script.lastIndex(of: "/").map { String(script[...$0]) } ?? ""
        self.records = records
    }

    /// - Returns: the file that was written.
    func compare(_ frame: [String], with name: String) throws(ScriptFailure) -> String? {
        let file = "\(path)\(name).txt"
        if records {
            do throws(LoadError) {
                try FileWriter.write(frame.joined(separator: "\n") + "\n", to: file)
                return file
            } catch {
                throw ScriptFailure(expected: "\(file) to be recorded", found: error.description)
            }
        }
        let text: String
        do throws(LoadError) {
            text = String(decoding: try FileReader.bytes(of: file), as: UTF8.self)
        } catch {
            throw ScriptFailure(expected: "the snapshot \(file)", found: "\(error.why); --record writes it")
        }
        let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard let row = Self.firstDifference(wanted, frame) else { return nil }
        func shown(_ lines: [String]) -> String { lines.indices.contains(row) ? "\"\(lines[row])\"" : "no such row" }
        throw ScriptFailure(
            expected: "row \(row + 1) of \(file) to be \(shown(wanted))",
            found: shown(frame)
        )
    }

    private static func firstDifference(_ left: [String], _ right: [String]) -> Int? {
        let common = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return common ?? (left.count == right.count ? nil : min(left.count, right.count))
    }
}
