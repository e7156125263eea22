/// The controls of a layout in the order of its views: a control comes before those inside it, a column before the next.
@MainActor
package struct FocusChain {
    package private(set) var targets: [FocusTarget] = []

    package init() {}

    package init(_ placement: Placement, at origin: Point = .zero) {
        append(placement, at: origin)
    }

    /// Adds the controls of a layout that stands at `origin`. Controls of which nothing shows are left out.
    package mutating func append(_ placement: Placement, at origin: Point = .zero) {
        collect(placement, at: origin, clip: nil, reveals: [])
    }

    package subscript(_ id: ControlID) -> FocusTarget? {
        targets.first { $0.id == id }
    }

    /// The control behind `id`, after the last one the first; the first one for `nil` or a control that is gone.
    package func next(after id: ControlID?) -> FocusTarget? {
        guard let position = position(of: id) else { return targets.first }
        return targets[(position + 1) % targets.count]
    }

    /// The control in front of `id`, before the first one the last; the last one for `nil` or a control that is gone.
    package func previous(before id: ControlID?) -> FocusTarget? {
        guard let position = position(of: id) else { return targets.last }
        return targets[(position + targets.count - 1) % targets.count]
    }

    private func position(of id: ControlID?) -> Int? {
        targets.firstIndex { $0.id == id }
    }

    private mutating func collect(_ placement: Placement, at origin: Point, clip: Rect?, reveals: [@MainActor () -> Void]) {
        // What can be brought into view counts as shown.
        let clip = placement.reveal == nil ? clip : nil
        let reveals = placement.reveal.map { reveals + [$0] } ?? reveals
        let frame = Rect(origin: origin, size: placement.size)
        let shown = clip.map(frame.intersection) ?? frame
        if let control = placement.control, !shown.isEmpty {
            targets.append(FocusTarget(id: control.id, frame: shown, control: control.control, reveals: reveals))
        }
        let innerClip = placement.isClipped ? shown : clip
        for child in placement.children {
            let corner = Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
            collect(child.placement, at: corner, clip: innerClip, reveals: reveals)
        }
    }
}
