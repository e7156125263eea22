import FlowCore

extension ImageModel {
    /// What stands in the picture's place: its alternative text, nothing where that is empty on purpose, else its file
    /// name. An address that no client would load, because it is not of the secure web, is shown as it is.
    var caption: String {
        if let alt { return alt }
        let scheme = url.prefix { $0 != ":" }.lowercased()
        if scheme == "data" { return String(url.prefix { $0 != "," && $0 != ";" }) }
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard scheme == "https" else { return String(path) }
        return String(path.split(separator: "/").last ?? "")
    }
}
