extension LintPlace {
    /// The color the payload puts behind a text; nil where none is given, or one that runs into others.
    var backdrop: JSONNode? {
        if let holder = node.parent, let color = holder.present("bg_color") {
            // A button without a filled shape shows what is behind it, whatever its color.
            return holder.present("style").map { $0.text == ButtonStyle.solid.rawValue } ?? true ? color : nil
        }
        var widget = widget
        while let current = widget {
            let layout = current.node.present("layout")
            if layout?.present("gradient") != nil { return nil }
            if let background = layout?.present("background") { return background }
            widget = current.parent
        }
        return nil
    }
}
