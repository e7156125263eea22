import FlowTerm

/// Everything that the command line and a profile together settle for one source.
struct Project: Sendable {
    let profile: Profile
    /// The program's own widgets, and stand-ins for the host's.
    let registry: WidgetRegistry
    let http: HTTPOptions

    /// - Parameters:
    ///   - source: as named on the command line; nil for the gallery.
    ///   - named: the profile that the person named; nil to look for one beside the page.
    init(
        source: String?,
        profile named: String?,
        http: HTTPOptions,
        registry: WidgetRegistry,
        environment: [String: String]
    ) throws(ProfileError) {
        // What is wrong with the source is told by whoever opens it.
        let source = try? source.map(Source.init)
        profile = try ProfileFile.profile(for: source, named: named)
        var registry = registry
        for type in profile.widgetTypes { registry.registerHostType(type) }
        self.registry = registry
        guard case .web = source else {
            // Nothing is sent, so that no secret is missed.
            self.http = http
            return
        }
        self.http = try http.completed(by: profile, environment: environment)
    }
}
