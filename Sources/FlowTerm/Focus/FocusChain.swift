/// The controls of a layout in the order of its views: one comes before those inside it, a column before the next.
@MainActor
package struct FocusChain {
    package private(set) var targets: [FocusTarget] = []

    /// Controls of which nothing shows are left out.
    package init(_ placement: Placement) {
        collect(placement, at: .zero, clip: nil, reveals: [], owner: nil)
    }

    /// - Parameter owner: the index of the control around the placement.
    private mutating func collect(
        _ placement: Placement,
        at origin: Point,
        clip: Rect?,
        reveals: [@MainActor () -> Void],
        owner: Int?
    ) {
        // What can be brought into view counts as shown.
        let clip = placement.reveal == nil ? clip : nil
        let reveals = placement.reveal.map { reveals + [$0] } ?? reveals
        let frame = Rect(origin: origin, size: placement.size)
        let shown = clip.map(frame.intersection) ?? frame
        var owner = owner
        if let event = placement.clickEvent, let owner, !shown.isEmpty {
            targets[owner].clickAreas.append(FocusTarget.ClickArea(frame: shown, event: event))
        }
        if let control = placement.control, !shown.isEmpty {
            owner = targets.count
            targets.append(FocusTarget(id: control.id, frame: shown, control: control.control, reveals: reveals))
        }
        let innerClip = placement.isClipped ? shown : clip
        for child in placement.children {
            let corner = Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
            collect(child.placement, at: corner, clip: innerClip, reveals: reveals, owner: owner)
        }
    }
}
