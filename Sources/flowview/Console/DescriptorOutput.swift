import Glibc

/// Writing to whatever is behind a descriptor.
enum DescriptorOutput {
    /// Writes all of the bytes, in as many parts as it takes.
    ///
    /// - Returns: nil, or the `errno` of what stopped it.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
