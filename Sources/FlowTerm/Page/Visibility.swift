/// How much of something shows between the bars.
enum Visibility: Int, Comparable {
    case hidden, partly, wholly

    static func < (left: Visibility, right: Visibility) -> Bool { left.rawValue < right.rawValue }
}
