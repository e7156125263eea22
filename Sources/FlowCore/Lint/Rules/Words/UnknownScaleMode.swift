struct UnknownScaleMode: LintRule {
    let code = "unknown-scale-mode"
    let level = Finding.Level.warning
    let explanation = "The scale mode of an image is none of the contract's, and the usual one is used."
    let hint = "use 'fill' or 'fit'"
    let failing = LintExample.widget(ImageExample.card(scaleMode: "cover"), at: "data.image.scale_mode")
    let passing = LintExample.widget(ImageExample.card())
    let roles: [LintRole] = [.image]
    let trigger = LintTrigger.members(["scale_mode"])

    func faults(at place: LintPlace) -> [Fault] { place["scale_mode"]?.faults(outside: ImageScaleMode.self) ?? [] }
}
