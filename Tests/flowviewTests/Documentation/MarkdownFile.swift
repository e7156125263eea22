import Foundation
import TestSupport

/// A page of the documentation, as far as tests are concerned with it.
struct MarkdownFile {
    struct Block {
        /// Of the first line inside the fence, counted from 1.
        let line: Int
        let text: String
    }

    private let lines: [Substring]

    /// - Parameter path: from the root of the package.
    init(_ path: String) throws {
        let data = try Data(contentsOf: PackageRoot.url.appending(path: path))
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The code blocks of a language.
    func blocks(of language: String) -> [Block] {
        var blocks: [Block] = []
        var rest = lines.enumerated().makeIterator()
        while let (index, line) = rest.next() {
            guard line == "```\(language)" else { continue }
            var text: [Substring] = []
            while let (_, line) = rest.next(), line != "```" { text.append(line) }
            blocks.append(Block(line: index + 2, text: text.joined(separator: "\n")))
        }
        return blocks
    }
}
