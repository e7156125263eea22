extension Shape {
    static let text = Shape([
        "text": .leaf, "font": .one(.font), "color": .one(.color), "alignment": .leaf, "max_lines": .leaf,
        "is_markdown": .leaf,
    ])

    static let font = Shape(["size": .leaf, "weight": .leaf, "token": .leaf])

    static let color = Shape(["hex": .leaf, "dark_hex": .leaf, "token": .leaf, "alpha": .leaf])

    static let image = Shape([
        "url": .leaf, "aspect_ratio": .leaf, "scale_mode": .leaf, "corner_radius": .leaf,
        "placeholder_color": .one(.color), "shimmer": .leaf, "alt": .leaf,
    ])

    static let icon = Shape(["symbol": .leaf, "size": .leaf, "color": .one(.color), "action": .one(.action)])

    static let button = Shape([
        "title": .one(.text), "style": .leaf, "bg_color": .one(.color), "corner_radius": .leaf, "icon": .one(.icon),
        "full_width": .leaf, "disabled": .leaf, "action": .one(.action),
    ])

    static let tag = Shape([
        "text": .one(.text), "bg_color": .one(.color), "border_color": .one(.color), "corner_radius": .leaf,
        "icon": .one(.icon), "action": .one(.action),
    ])

    static let separator = Shape([
        "style": .leaf, "color": .one(.color), "thickness": .leaf, "insets": .one(.insets),
    ])

    static let insets = Shape(["top": .leaf, "left": .leaf, "right": .leaf, "bottom": .leaf])

    static let corners = Shape(["top_left": .leaf, "top_right": .leaf, "bottom_left": .leaf, "bottom_right": .leaf])

    static let gradient = Shape(["colors": .list(.color), "angle": .leaf])

    static let border = Shape(["width": .leaf, "color": .one(.color), "dash_width": .leaf, "dash_gap": .leaf])
}
