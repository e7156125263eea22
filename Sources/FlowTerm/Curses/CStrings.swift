import Glibc

/// Strings as C programs take their arguments.
enum CStrings {
    /// Lends the strings for the time of a call, as an array that ends with a null pointer.
    static func lend<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
