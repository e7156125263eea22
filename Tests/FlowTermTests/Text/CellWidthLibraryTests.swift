import Glibc
import Testing

@testable import FlowTerm

@Suite("CellWidth and the C library")
struct CellWidthLibraryTests {
    private typealias Version = @convention(c) () -> UnsafePointer<CChar>
    private typealias WidthOfScalar = @convention(c) (wchar_t) -> CInt

    /// Swift's Glibc module has neither function, so they are looked up by name.
    private static let version = dlsym(nil, "gnu_get_libc_version").map {
        String(cString: unsafeBitCast($0, to: Version.self)())
    }

    @Test(
        "Both agree on every scalar but NUL, which is never drawn",
        .enabled(if: version == "2.36", "The table is made for the Unicode version of this library")
    )
    func everyScalar() throws {
        let symbol = try #require(dlsym(nil, "wcwidth"))
        let libraryWidth = unsafeBitCast(symbol, to: WidthOfScalar.self)
        let utf8 = try #require(newlocale(Int32(1 << LC_CTYPE), "C.UTF-8", nil))
        let before = uselocale(utf8)
        defer {
            uselocale(before)
            freelocale(utf8)
        }
        let differences = (0x01...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).filter {
            CellWidth.columns(of: $0) ?? -1 != Int(libraryWidth(wchar_t($0.value)))
        }
        #expect(Array(differences) == [])
    }
}
