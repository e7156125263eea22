extension String {
    /// The words in lines of at most so many characters; a longer word has a line of its own.
    func wrapped(to width: Int) -> [String] {
        split { $0 == " " || $0 == "\n" }.reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}
