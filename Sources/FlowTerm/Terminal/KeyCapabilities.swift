/// The keys that a terminal's description names, for terminals that send something of their own.
enum KeyCapabilities {
    private static let codes: [(capability: String, key: Key)] =
        [
            ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
            ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
            ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", Key(.backtab)),
        ] + (1...12).map { ("kf\($0)", .function($0)) }

    /// What the decoder has to be told: sequences it would read as another key, or as none.
    ///
    /// A key that sends a single control byte is left alone: that byte is a letter held with Control to everybody else.
    static func keys(_ sequence: (String) -> [UInt8]?) -> [[UInt8]: Key] {
        var odd: [[UInt8]: Key] = [:]
        for (capability, key) in codes {
            guard let bytes = sequence(capability), bytes.count > 1, bytes.first == 0x1B else { continue }
            var decoder = InputDecoder()
            if decoder.feed(bytes) + decoder.flush() != [.key(key)] { odd[bytes] = key }
        }
        return odd
    }
}
