/// What a change of the page means for those who rely on what was there before.
public struct DiffConsequence: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The widget is still there, but what a person did to it is forgotten.
        case stateLost = "state_lost"
        /// An id that depends on the place has become another.
        case idShifted = "id_shifted"
        /// Mutations that name this id no longer find a widget.
        case targetGone = "target_gone"
        /// `tracking` that was sent is no longer.
        case impressionGone = "impression_gone"
    }

    public let kind: Kind
    public let old: DiffPlace
    /// Nil for a widget that is gone.
    public let new: DiffPlace?
}
