@testable import flowview

/// A page whose every text holds what a report must not pass on as it is.
enum HostileText {
    /// As it stands between the quotes of JSON: controls, bidi and invisible marks, noncharacters, markup, commands.
    private static let text = [
        #"\u0000\u001b]0;x\u0007\u009b31m\u007f\r\n\t"#, #"\u202e\u2066\u200b\u200d\u00ad\ufe0f\u3164\u034f\u2028"#,
        #"\ufffe\uffff\udb40\udc41\ufeff"#, #"]]> <a href=\"'x'\"> & &amp; %0A 100% ::error::, \\ é 日本"#,
    ].joined()

    static let report = ReportFixture.report(
        on: """
            {"page": {"id": " \(text)", "\(text)": 1, "sections": [{"id": "", "widgets": [
              {"type": "\(text)", "id": "\(text)"},
              {"type": "title_block", "id": "\(text)", "data": {"title": "\(text)"}, "actions": {"\(text)": {}}},
              {"type": "title_block", "layout": {"width": "\(text)"}, "data": {"title": {"text": "{{\(text)}}"}}}]}]}}
            """,
        named: "a\u{1B}[2J\u{202E}]]>&\"',:%\u{FFFE}.json"
    )
}
