extension Shape {
    static let response = Shape([
        "page": .one(.page), "sheet": .one(.sheet), "mutations": .list(.mutation), "toast": .one(.toast),
    ])

    static let page = Shape([
        "id": .leaf, "nav": .one(.nav), "header": .one(.bar), "sections": .list(.section), "footer": .one(.bar),
        "pagination": .one(.pagination), "refresh": .one(.refresh),
    ])

    static let nav = Shape([
        "title": .one(.text), "subtitle": .one(.text), "bg_color": .one(.color), "left_button": .one(.button),
        "right_buttons": .list(.button),
    ])

    static let bar = Shape(["sticky": .leaf, "widgets": .list(.widget)])

    static let section = Shape([
        "id": .leaf, "layout": .one(.sectionLayout), "header": .one(.widget), "widgets": .list(.widget),
    ])

    static let sectionLayout = Shape([
        "arrangement": .leaf, "columns": .leaf, "item_spacing": .leaf, "insets": .one(.insets),
    ])

    static let pagination = Shape(["has_more": .leaf, "postback": .one(.opaque)])

    static let refresh = Shape(["pull_to_refresh": .leaf])

    static let sheet = Shape([
        "id": .leaf, "config": .one(.sheetConfig), "header": .one(.bar), "sections": .list(.section),
        "footer": .one(.bar),
    ])

    static let sheetConfig = Shape(["detents": .leaf, "grabber": .leaf, "dismissible": .leaf, "corner_radius": .leaf])

    static let widget = Shape([
        "type": .leaf, "id": .leaf, "data": .one(.payload), "layout": .one(.widgetLayout), "actions": .one(.events),
        "tracking": .one(.opaque),
    ])

    static let widgetLayout = Shape([
        "margin": .one(.insets), "padding": .one(.insets), "corner_radius": .one(.corners),
        "background": .one(.color), "gradient": .one(.gradient), "border": .one(.border), "width": .leaf,
    ])

    static let mutation = Shape([
        "kind": .leaf, "id": .leaf, "widget": .one(.widget), "sections": .list(.section), "page": .one(.page),
    ])

    static let toast = Shape(["message": .leaf, "duration": .leaf])
}
