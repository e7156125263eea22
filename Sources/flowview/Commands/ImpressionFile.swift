import FlowCore
import FlowTerm
import Glibc

/// Writes what a person has seen into a file, a line of JSON for each widget, at once.
@MainActor
final class ImpressionFile: TrackingSink {
    private let path: String
    private let descriptor: Int32
    /// The first line that did not arrive, and why; the screen is no place to say it.
    private(set) var failure: LoadError?

    /// Begins the file anew.
    init(path: String) throws(LoadError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
    }

    deinit {
        close(descriptor)
    }

    func record(_ impression: Impression) {
        guard failure == nil else { return }
        let code = DescriptorOutput.write(Self.line(for: impression), to: descriptor)
        failure = code.map { Self.failure(path, $0) }
    }

    /// `tracking` is the backend's own text. Only a line break between its parts becomes a blank: the line must be one.
    nonisolated static func line(for impression: Impression) -> [UInt8] {
        let envelope = JSONOutput.object([
            "page": .string(impression.pageID), "id": .string(impression.widgetID), "type": .string(impression.type),
        ])
        let tracking = impression.tracking.bytes.map { byte in
            byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? UInt8(ascii: " ") : byte
        }
        return Array(envelope.text.dropLast().utf8) + Array(#","tracking":"#.utf8) + tracking + Array("}\n".utf8)
    }

    private nonisolated static func failure(_ path: String, _ code: Int32) -> LoadError {
        LoadError(what: "cannot write impressions", where: path, why: SystemReason.text(of: code))
    }
}
