import Testing

@testable import flowview

/// Testing has a type of that name as well.
private typealias Status = flowview.ExitStatus

@Suite("ExitStatus")
struct ExitStatusTests {
    @Test(
        "Of several sources the worst decides",
        arguments: [
            ([], 0),
            ([Status.fine, .fine], 0),
            ([.fine, .problems], 1),
            ([.notAPage, .problems], 2),
            ([.problems, .notLoaded, .notAPage], 3),
        ] as [([Status], Int32)]
    )
    fileprivate func worst(statuses: [Status], expected: Int32) {
        #expect(Status.worst(of: statuses).code == expected)
    }
}
