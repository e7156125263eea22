import FlowCore

/// Reads a profile. Unlike a page it is written by hand: the first mistake in it is an error, and so is an unknown key.
struct ProfileReader {
    /// What messages call the file.
    let name: String

    func profile(from bytes: [UInt8]) throws(ProfileError) -> Profile {
        let root = try root(of: bytes)
        let members = try members(
            of: root,
            among: ["endpoints", "headers", "widget_types", "action_types", "tokens", "deeplinks"]
        )
        var profile = Profile(name: name)
        if let endpoints = members["endpoints"] { try readEndpoints(endpoints, into: &profile) }
        if let headers = members["headers"] { profile.headers = try self.headers(headers) }
        profile.widgetTypes = try members["widget_types"].map(names) ?? []
        profile.actionTypes = Set(try members["action_types"].map(names) ?? [])
        profile.tokens = try members["tokens"].map(names).map { Set($0) }
        if let links = members["deeplinks"] { profile.deepLinks = try deepLinks(links) }
        return profile
    }

    private func root(of bytes: [UInt8]) throws(ProfileError) -> JSONNode {
        do throws(JSONSyntaxError) {
            return try JSONDocument(bytes).root
        } catch {
            throw ProfileError(error.message, in: name, at: error.location)
        }
    }

    private func readEndpoints(_ node: JSONNode, into profile: inout Profile) throws(ProfileError) {
        let endpoints = try members(of: node, among: ["next", "action"])
        if let next = endpoints["next"] {
            let parts = try members(of: next, among: ["url", "method"])
            if let url = parts["url"] { profile.nextURL = try template(url, allowing: [.pageID, .postback]) }
            profile.nextMethod = try parts["method"].map(method)
        }
        if let action = endpoints["action"] {
            let parts = try members(of: action, among: ["url"])
            if let url = parts["url"] { profile.actionURL = try template(url, allowing: [.pageID, .endpoint]) }
        }
    }

    private func template(
        _ node: JSONNode,
        allowing placeholders: [URLTemplate.Placeholder]
    ) throws(ProfileError) -> URLTemplate {
        let text = try string(node)
        do throws(URLTemplate.Flaw) {
            return try URLTemplate(text, allowing: placeholders)
        } catch {
            throw flaw("the address \(error.message)", at: node)
        }
    }

    private func method(_ node: JSONNode) throws(ProfileError) -> HTTPMethod {
        let text = try string(node)
        if let method = HTTPMethod(rawValue: text) { return method }
        throw flaw("expected GET or POST, found '\(text)'", at: node)
    }

    private func headers(_ node: JSONNode) throws(ProfileError) -> [HeaderTemplate] {
        try object(node)
        var headers: [HeaderTemplate] = []
        for member in node.members {
            let value = try string(member)
            do throws(HeaderTemplate.Flaw) {
                headers.append(try HeaderTemplate(name: member.key ?? "", value: value))
            } catch {
                throw flaw(error.message, at: member)
            }
        }
        return headers
    }

    private func deepLinks(_ node: JSONNode) throws(ProfileError) -> [DeepLinkRule] {
        try object(node)
        var rules: [DeepLinkRule] = []
        for member in node.members {
            let page = try string(member)
            do throws(DeepLinkRule.Flaw) {
                rules.append(try DeepLinkRule(pattern: member.key ?? "", page: page))
            } catch {
                throw flaw(error.message, at: member)
            }
        }
        return rules
    }

    private func names(_ node: JSONNode) throws(ProfileError) -> [String] {
        let elements: JSONNode.Children
        do throws(ContentError) {
            elements = try node.array()
        } catch {
            throw flaw(error.description, at: error.node)
        }
        var names: [String] = []
        for element in elements { names.append(try string(element)) }
        return names
    }

    /// The members of an object that may have no others; one that is null counts as absent.
    private func members(of node: JSONNode, among known: [String]) throws(ProfileError) -> [String: JSONNode] {
        try object(node)
        var members: [String: JSONNode] = [:]
        for member in node.members {
            let key = member.key ?? ""
            guard known.contains(key) else {
                let nearest = nearestName(to: key, among: known)
                let advice = nearest.map { "did you mean '\($0)'?" } ?? "known are \(known.joined(separator: ", "))"
                throw ProfileError("unknown key '\(key)', \(advice)", in: name, at: member.keyLocation)
            }
            if member.kind != .null, members[key] == nil { members[key] = member }
        }
        return members
    }

    private func object(_ node: JSONNode) throws(ProfileError) {
        do throws(ContentError) {
            try node.object()
        } catch {
            throw flaw(error.description, at: error.node)
        }
    }

    private func string(_ node: JSONNode) throws(ProfileError) -> String {
        do throws(ContentError) {
            return try node.string()
        } catch {
            throw flaw(error.description, at: error.node)
        }
    }

    private func flaw(_ message: String, at node: JSONNode) -> ProfileError {
        ProfileError(message, in: name, at: node.location)
    }
}
