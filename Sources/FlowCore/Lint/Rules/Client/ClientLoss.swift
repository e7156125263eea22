/// What client 1.0.0 loses to a fault that is contained here: the policy in one place.
enum ClientLoss: String {
    case page, section, widget
}

extension JSONNode {
    /// What becomes of a value decoding gave up; nil where the client gives up no more than that.
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
        case "nav", "refresh", "pagination": parent.isPage ? .settled(.page) : .outward
        case "sticky": .settled(.page)
        case "sections": parent.isPage ? .settled(.page) : nil
        case "layout", "header", "widgets":
            parent.isSection ? .settled(.section) : parent.isWidget ? .settled(.widget) : nil
        case "actions": .settled(.widget)
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
