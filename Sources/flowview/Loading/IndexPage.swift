import FlowCore

/// A page made up on the spot: the pages of a folder, each to be opened by a tap.
struct IndexPage: Sendable {
    let title: String
    let folder: any PageFolder
    /// Names of the pages' files, in the order in which they are listed.
    let names: [String]
    let widgetDecoding: any WidgetDecoding

    /// The pages of a folder on disk; later pages and answers to actions are left out.
    init(ofFolder path: String, widgetDecoding: any WidgetDecoding) throws(LoadError) {
        let names = try FolderListing.names(in: path)
        title = path
        folder = DiskFolder(path: path)
        self.names = names.filter { !ActionAnswers.isAnswer($0) && !PageSequence.isFollower($0) }
        self.widgetDecoding = widgetDecoding
    }

    /// The gallery of samples.
    init(widgetDecoding: any WidgetDecoding) {
        title = "Samples"
        folder = SampleGallery()
        names = SampleGallery.pages
        self.widgetDecoding = widgetDecoding
    }

    /// A loader for one of the pages; nil for a name that is not on the list.
    func loader(for name: String) -> (any PageLoader)? {
        names.contains(name) ? FolderLoader(folder: folder, page: name) : nil
    }

    var bytes: [UInt8] {
        let count = names.count == 1 ? "1 page" : "\(names.count) pages"
        let page = """
            {"page": {
              "id": "pages",
              "nav": {"title": {"text": \(quoted(title)), "font": {"weight": "bold"}}, "subtitle": \(quoted(count))},
              "sections": [{
                "id": "pages",
                "layout": {"item_spacing": 16, "insets": {"top": 16, "left": 8, "right": 8}},
                "widgets": [\(names.map(card).joined(separator: ","))]
              }],
              "refresh": {"pull_to_refresh": true}
            }}
            """
        return Array(page.utf8)
    }

    private func card(for name: String) -> String {
        let entry = IndexEntry(of: name, in: folder, widgetDecoding: widgetDecoding)
        return """
            {"type": "image_text_card", "id": \(quoted(name)),
             "data": {"title": {"text": \(quoted(entry.title)), "font": {"weight": "semibold"}},
                      "subtitle": \(quoted(entry.details)), "trailing_icon": "chevron.right"},
             "actions": {"tap": {"type": \(quoted(OpenPageHandler.actionType)), "page": \(quoted(name))}}}
            """
    }

    private func quoted(_ text: String) -> String {
        JSONOutput.string(text).text
    }
}
