struct ImageWithoutAlt: LintRule {
    let code = "image-without-alt"
    let level = Finding.Level.warning
    let worst = Finding.Level.error
    let explanation = """
        An image has no words for those who cannot see it. Where it is all there is to tap on, that is an error: \
        a reader of the screen aloud has no name for it.
        """
    let hint = "say in 'alt' what the image shows"
    let failing = LintExample.widget(ImageExample.card(alt: nil), at: "data.image")
    let passing = LintExample.widget(ImageExample.card())
    let roles: [LintRole] = [.image]

    func faults(at place: LintPlace) -> [Fault] {
        guard place["alt"]?.text?.isInvisible ?? true else { return [] }
        let isOnlyHandle = place.widget.map { $0.isTappable && !$0.hasWords } ?? false
        return [
            Fault(place.node, "expected words for the image in 'alt', found none", level: isOnlyHandle ? .error : nil)
        ]
    }
}
