/// Which of the old things is which of the new ones, by their numbers.
struct Pairing {
    private(set) var newOfOld: [Int?]
    private(set) var oldOfNew: [Int?]

    init(oldCount: Int, newCount: Int) {
        newOfOld = Array(repeating: nil, count: oldCount)
        oldOfNew = Array(repeating: nil, count: newCount)
    }

    var freeOld: [Int] { newOfOld.indices.filter { newOfOld[$0] == nil } }
    var freeNew: [Int] { oldOfNew.indices.filter { oldOfNew[$0] == nil } }

    mutating func pair(old: Int, new: Int) {
        newOfOld[old] = new
        oldOfNew[new] = old
    }

    /// Pairs what is called the same; of several that are, in their order.
    mutating func pairByName(_ oldNames: [String?], _ newNames: [String?]) {
        var numbers: [String: [Int]] = [:]
        for number in freeOld.reversed() {
            if let name = oldNames[number] { numbers[name, default: []].append(number) }
        }
        for number in freeNew {
            guard let name = newNames[number], let old = numbers[name]?.popLast() else { continue }
            pair(old: old, new: number)
        }
    }
}
