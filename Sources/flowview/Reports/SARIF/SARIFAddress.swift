/// The name of a source as a URI reference.
enum SARIFAddress {
    static func uri(of source: String) -> String {
        if source == "-" { return "stdin" }
        // An address is one already; what a person typed may still hold blanks.
        if source.contains("://") { return encoded(source, keeping: ":/?#[]@!$&'()*+,;=%") }
        let path = encoded(source, keeping: "/")
        return source.hasPrefix("/") ? "file://\(path)" : path
    }

    /// A colon in the first part of a relative path would pass for a scheme, so it is not kept there.
    private static func encoded(_ text: String, keeping kept: String) -> String {
        text.utf8.reduce(into: "") { uri, byte in
            let scalar = Unicode.Scalar(byte)
            let isKept = kept.unicodeScalars.contains(scalar)
            uri += isKept ? String(scalar) : PercentEncoding.encoded(CollectionOfOne(byte))
        }
    }
}
