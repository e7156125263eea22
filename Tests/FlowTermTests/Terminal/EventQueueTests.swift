import Testing

@testable import FlowTerm

@Suite("EventQueue")
struct EventQueueTests {
    @Test("Events come in order, and the queue knows when it is empty")
    func order() async {
        let queue = EventQueue()
        var reader = queue.stream.makeAsyncIterator()
        queue.append(.focus(true))
        queue.append(.focus(false))
        #expect(await reader.next() == .focus(true))
        #expect(!queue.isEmpty)
        #expect(await reader.next() == .focus(false))
        #expect(queue.isEmpty)
    }

    @Test("Of sizes in a row only the last is told")
    func resizes() async {
        let queue = EventQueue()
        for width in 1...5 { queue.append(.resize(Size(width: width, height: 1))) }
        queue.append(.focus(true))
        queue.append(.resize(Size(width: 9, height: 9)))
        queue.finish()
        var events: [TerminalEvent] = []
        for await event in queue.stream { events.append(event) }
        #expect(events == [.resize(Size(width: 5, height: 1)), .focus(true), .resize(Size(width: 9, height: 9))])
    }

    @Test("A reader that waits gets the event, and the end")
    func waits() async {
        let queue = EventQueue()
        let task = Task {
            var events: [TerminalEvent] = []
            for await event in queue.stream { events.append(event) }
            return events
        }
        for number in 1...100 {
            queue.append(.key(.function(number)))
            await Task.yield()
        }
        queue.finish()
        queue.append(.closed)
        #expect(await task.value == (1...100).map { .key(.function($0)) })
    }

    @Test("A cancelled reader does not wait for ever")
    func cancels() async {
        let queue = EventQueue()
        let task = Task {
            for await _ in queue.stream {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }
}
