import FlowTerm
import Testing

@testable import flowview

@Suite("OpenFailure")
struct OpenFailureTests {
    @Test("A terminal that no description fits is a wrong call, said in one line without controls")
    func unknownTerminal() {
        let console = TestConsole()
        let status = OpenFailure.noScreen(.unknownTerminal(name: "no\u{1B}[2Jsuch")).report(on: console.console)
        #expect(status == .usage)
        #expect(status.code == 64)
        let line =
            "flowview: cannot open a screen: no description of the terminal type 'no^[[2Jsuch' is installed, "
            + "nor of xterm-256color\n"
        #expect(console.errors == line)
        #expect(console.output.isEmpty)
    }
}
