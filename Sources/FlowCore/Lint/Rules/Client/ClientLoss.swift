/// What client 1.0.0 loses to a fault that costs no more than itself here.
public struct ClientLoss: Hashable, Sendable {
    public enum Part: String, Hashable, Sendable {
        case page, section, widget
        /// The answer to an action, with all its instructions.
        case answer
    }

    public let part: Part
    /// Where the lost part is: `page.sections.0.widgets.2`.
    public let path: String

    public init(_ part: Part, path: String) {
        self.part = part
        self.path = path
    }

    init(_ part: Part, _ node: JSONNode) {
        self.init(part, path: node.path)
    }

    /// Reads on as "client 1.0.0 …".
    var outcome: String {
        switch part {
        case .page: "blanks this page"
        case .section, .widget: "drops this \(part.rawValue), \(path)"
        case .answer: "loses this answer"
        }
    }
}

extension JSONNode {
    /// What goes with a value that decoding gave up; nil where the client gives up no more than that.
    ///
    /// The whole policy is here: whoever wants to know how strict the client is asks this.
    var clientLoss: ClientLoss? {
        var node = self
        while let parent = node.parent, let loss = node.loss(in: parent) {
            switch loss {
            case .outward: node = parent
            case .settled(let loss): return loss
            }
        }
        return nil
    }

    private enum Step {
        /// The fault takes what is around it along.
        case outward
        case settled(ClientLoss)
    }

    /// nil at the element of a list that drops its bad elements there as well.
    private func loss(in parent: JSONNode) -> Step? {
        switch key {
        case "nav", "refresh", "pagination", "sections":
            parent.isPage ? .settled(ClientLoss(.page, parent)) : key == "sections" ? nil : .outward
        case "sticky": .settled(ClientLoss(.page, path: "page"))
        case "layout", "header", "widgets":
            parent.isSection
                ? .settled(ClientLoss(.section, parent))
                : parent.isWidget ? .settled(ClientLoss(.widget, parent)) : nil
        case "actions": .settled(ClientLoss(.widget, parent))
        case nil: ["colors", "right_buttons"].contains(parent.key) ? .outward : nil
        default: parent.isPage ? nil : .outward
        }
    }

    private var isPage: Bool { key == "page" && parent?.parent == nil }
    private var isSection: Bool { parent?.key == "sections" }
    private var isWidget: Bool {
        ["widgets", "items"].contains(parent?.key) || (key == "header" && parent?.isSection == true)
    }
}
