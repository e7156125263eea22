/// What stands where a page has nothing to show.
struct PageMessage: View {
    let headline: String
    let detail: String
    /// The key that helps; nil where there are no keys.
    let hint: String?

    static func empty(hint: String?) -> PageMessage {
        PageMessage(headline: "Nothing here yet", detail: "The page has no widgets.", hint: hint)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(headline).bold()
            Text(detail)
            if let hint { Text(hint).dim() }
        }
        .padding(top: 32, leading: 24, bottom: 0, trailing: 24)
    }
}
