import Glibc

/// Reads a file into memory once, without a second copy that would show in the peak.
enum PageFile {
    struct Unreadable: Error {
        let path: String
    }

    static func bytes(at path: String) throws(Unreadable) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw Unreadable(path: path) }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
    }
}
