import FlowCore

/// Columns in code points, which SARIF counts in, where everything else here counts characters.
///
/// Goes through the bytes once as long as the places come in order, so that a minified file of megabytes with a
/// thousand findings on its only line costs no more than one with a single finding.
struct CodePointColumns {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let bytes: [UInt8]
    private let textStart: Int
    private var offset: Int
    private var column = 1

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        textStart = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        offset = textStart
    }

    mutating func column(of location: SourceLocation) -> Int {
        let target = min(location.offset, bytes.count)
        if target < offset { (offset, column) = (textStart, 1) }
        while offset < target {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return column
    }
}
