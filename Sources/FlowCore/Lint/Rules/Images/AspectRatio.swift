struct AspectRatio: LintRule {
    private static let usual = 0.1...10.0

    let code = "aspect-ratio"
    let level = Finding.Level.warning
    let explanation = """
        An image does not say how wide it is for its height, or says something no image is. Without it what is below \
        jumps when the image arrives.
        """
    let hint = "send width divided by height in 'aspect_ratio'"
    let failing = LintExample.widget(ImageExample.card(aspectRatio: 0), at: "data.image.aspect_ratio")
    let passing = LintExample.widget(ImageExample.card())
    let roles: [LintRole] = [.image]

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["aspect_ratio"] else {
            return [Fault(place.node, "expected an 'aspect_ratio', found none")]
        }
        guard let ratio = node.quantity, !Self.usual.contains(ratio) else { return [] }
        return [Fault(node, "expected a ratio from 0.1 to 10, found \(node.sourceText)")]
    }
}
