extension HTTPOptions {
    /// What the command line leaves open is as the profile has it.
    func completed(by profile: Profile, environment: [String: String]) throws(ProfileError) -> HTTPOptions {
        var options = self
        options.nextURL = nextURL ?? profile.nextURL
        options.nextMethod = nextMethod ?? profile.nextMethod
        options.actionURL = actionURL ?? profile.actionURL
        let given = Set(headers.map { $0.name.lowercased() })
        for template in profile.headers where !given.contains(template.name.lowercased()) {
            do throws(HeaderTemplate.Flaw) {
                options.headers.append(try template.header(environment: environment))
            } catch {
                throw ProfileError(error.message, in: profile.name ?? Profile.fileName)
            }
        }
        if options.nextMethod == .get, options.nextURL == nil {
            throw ProfileError(
                "the next page is asked for by GET, so endpoints.next needs a url where the cursor has its place",
                in: profile.name ?? Profile.fileName
            )
        }
        return options
    }
}
