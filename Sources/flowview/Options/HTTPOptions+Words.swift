extension HTTPOptions {
    private static let mostSeconds = 86_400.0

    /// What a command line says about talking to servers; its headers are in no message.
    init(_ words: CommandLineWords) throws(UsageError) {
        self.init()
        for line in words.values[Option.header.name] ?? [] {
            guard let header = HTTPHeader(line) else {
                throw UsageError("a header is 'Name: value' on one line", in: words.command)
            }
            headers.append(header)
        }
        if let timeout = try Self.timeout(words) { self.timeout = timeout }
        if let maxBytes = try words.count(.maxBytes) { self.maxBytes = maxBytes }
        isInsecure = words.has(.insecure)
        certificateFile = words.value(of: .certificates)
        nextURL = try Self.template(.nextURL, allowing: [.pageID, .postback], words)
        actionURL = try Self.template(.actionURL, allowing: [.pageID, .endpoint], words)
        nextMethod = try words.choice(.nextMethod)
        // A profile may still name the address.
        if nextMethod == .get, nextURL == nil, !words.has(.profile) {
            throw UsageError("--next-method GET needs --next-url, where the cursor has its place", in: words.command)
        }
    }

    private static func timeout(_ words: CommandLineWords) throws(UsageError) -> Duration? {
        guard let text = words.value(of: .timeout) else { return nil }
        if let seconds = Double(text), seconds > 0, seconds <= mostSeconds { return .seconds(seconds) }
        throw UsageError("--timeout is a number of seconds, found \(PlainText.line(text))", in: words.command)
    }

    private static func template(
        _ option: Option,
        allowing placeholders: [URLTemplate.Placeholder],
        _ words: CommandLineWords
    ) throws(UsageError) -> URLTemplate? {
        guard let text = words.value(of: option) else { return nil }
        do throws(URLTemplate.Flaw) {
            return try URLTemplate(text, allowing: placeholders)
        } catch {
            throw UsageError("\(option.name) \(error.message)", in: words.command)
        }
    }
}
