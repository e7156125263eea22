/// What `flowview --version` prints.
enum Version {
    static let text = "flowview 0.1.0"
}
