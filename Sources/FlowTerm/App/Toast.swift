/// A message that goes away by itself.
struct Toast: Hashable, Sendable {
    let message: String
    let seconds: Double
}
