struct ToastPayload: LintRule {
    private static let usualSeconds = 0.5...60.0

    let code = "toast-payload"
    let level = Finding.Level.warning
    let explanation = "A toast has no message to show, or stays for a time that makes no sense."
    let hint = "send a message, and a duration of a few seconds"
    let failing = LintExample.action(#"{"type": "toast", "message": "Hello", "duration": -1}"#, at: "duration")
    let passing = LintExample.action(#"{"type": "toast", "message": "Hello", "duration": 3}"#)
    let roles: [LintRole] = [.action]

    func faults(at place: LintPlace) -> [Fault] {
        guard place["type"]?.says("toast") == true else { return [] }
        return [messageFault(in: place), durationFault(in: place)].compactMap(\.self)
    }

    private func messageFault(in place: LintPlace) -> Fault? {
        guard let node = place["message"] else { return Fault(place.node, "expected a message, found none") }
        guard let message = node.text else { return Fault(node, "expected a string, found \(node.kind)") }
        return message.isInvisible ? Fault(node, "expected a message, found \(quoted(message))") : nil
    }

    private func durationFault(in place: LintPlace) -> Fault? {
        guard let node = place["duration"] else { return nil }
        guard node.kind == .number else { return Fault(node, "expected seconds as a number, found \(node.kind)") }
        if let seconds = node.quantity, Self.usualSeconds.contains(seconds) { return nil }
        return Fault(node, "expected 0.5 to 60 seconds, found \(node.sourceText)")
    }
}
