/// Ids for things that were sent without one.
///
/// They depend on the source alone, so two decodes of the same bytes agree on them.
enum FlowIdentity {
    /// `image_text_card@page.sections.0.widgets.2`
    static func derived(from prefix: String, at node: JSONNode) -> String {
        guard node.parent != nil else { return "\(prefix)@\(node.path)" }
        var text = Array(prefix.utf8)
        text.append(UInt8(ascii: "@"))
        node.appendPath(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// `sheet.` and eight hex digits. It names a presentation, not content: a sheet that is opened again must not
    /// find the state of the last time.
    static func randomSheetID() -> String {
        let digits = String(UInt32.random(in: .min ... .max), radix: 16)
        return "sheet." + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
