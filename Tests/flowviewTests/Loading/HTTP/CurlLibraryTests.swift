import Testing

@testable import flowview

@Suite("CurlLibrary")
struct CurlLibraryTests {
    @Test("A library that is not there is named, with the linker's reason once")
    func absent() throws {
        let missing = try #require(CurlLibrary.load("libcurl-nowhere.so.4"))
        #expect(
            missing.description == """
                HTTP needs libcurl: libcurl-nowhere.so.4 could not be loaded: cannot open shared object file: \
                No such file or directory
                """
        )
    }

    @Test("A library without the functions that are called is no libcurl, and leaves the one in use alone")
    func foreign() throws {
        #expect(CurlLibrary.missing == nil)
        let missing = try #require(CurlLibrary.load("libm.so.6"))
        #expect(missing.reason.contains("undefined symbol: curl_"))
        #expect(WebAddress("http://host/") != nil)
    }
}
