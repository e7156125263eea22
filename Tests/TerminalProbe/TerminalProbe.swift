import FlowTerm
import Foundation

/// The smallest host of a terminal: notes every event in a file, and crashes or lends the terminal when told to.
///
///     TerminalProbe LOG [PROGRAM ARGUMENT...]
///
/// Keys: `m` mouse on and off, `v` run the program, `q` quit; `7` touch memory that is not there, `8` break a rule of
/// Swift, `9` abort.
@main
@MainActor
struct TerminalProbe {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard let log = words.first, let file = FileHandle(forWritingAtPath: log) else { exit(64) }
        let terminal = try CursesTerminal(environment: ProcessInfo.processInfo.environment)
        let probe = TerminalProbe(terminal: terminal, log: file, program: Array(words.dropFirst()))
        await probe.listen()
        terminal.close()
    }

    let terminal: CursesTerminal
    let log: FileHandle
    let program: [String]

    func listen() async {
        show("ready")
        for await event in terminal.events {
            note("\(event)")
            guard case .key(let key) = event, case .character(let letter) = key.code, key.modifiers.isEmpty else {
                continue
            }
            if letter == "q" { return }
            obey(letter)
        }
    }

    private func obey(_ letter: Character) {
        switch letter {
        case "m":
            terminal.reportsMouse.toggle()
            note("mouse \(terminal.reportsMouse)")
        case "v":
            let status = terminal.run(program)
            note("program \(status.map(String.init) ?? "not started")")
        case "7", "8", "9":
            complain("the probe is about to crash")
            crash(letter)
        default: break
        }
    }

    private func crash(_ letter: Character) {
        switch letter {
        case "7": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = program.count
        case "8": preconditionFailure("a rule was broken")
        default: abort()
        }
    }

    private func show(_ text: String) {
        var canvas = Canvas(size: terminal.size)
        canvas.write(CellText(text), at: .zero)
        terminal.present(canvas.buffer)
    }

    private func note(_ line: String) {
        log.write(Data("\(line)\n".utf8))
    }

    private func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
