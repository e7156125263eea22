extension FaultCase {
    /// Ids, keys, types and layout.
    static let structure = [
        FaultCase(
            "A list without ids",
            widgets: #"""
                {"type": "stepper_row", "data": {"title": "Paper bags", "max": 9},
                  "actions": {"change": {"type": "api", "endpoint": "bags"}}},
                {"type": "accordion", "data": {"header": "Allergens", "items": [{"type": "title_block",
                  "data": {"title": "Rye"}}]}}
                """#,
            [
                "warning interactive-without-id 0 2:1",
                "warning interactive-without-id 1 4:1",
            ]
        ),
        FaultCase(
            "Ids that are numbers, empty or padded",
            widgets: #"""
                {"type": "separator", "id": 7, "data": {}},
                {"type": "separator", "id": "", "data": {}},
                {"type": "separator", "id": " rule ", "data": {}},
                {"type": "separator", "id": "", "data": {}},
                {"type": "separator", "id": null, "data": {}}
                """#,
            [
                "error droppedElement 0 2:1",
                "warning blank-id 1.id 3:29",
                "warning blank-id 2.id 4:29",
                "error duplicateID 3 5:1",
                "warning blank-id 3.id 5:29",
            ]
        ),
        FaultCase(
            "Twins inside one payload",
            widgets: #"""
                {"type": "accordion", "id": "sizes", "data": {"header": "Sizes", "items": [{"type": "separator",
                  "id": "loaf", "data": {}}, {"type": "separator", "id": "loaf", "data": {}}]}}
                """#,
            [
                "warning nested-duplicate-id 0.data.items.1 3:30"
            ]
        ),
        FaultCase(
            "Keys at the wrong level, and keys nobody knows",
            widgets: #"""
                {"type": "title_block", "subtitle": "From seven", "data": {"title": "Rolls", "actions": {},
                  "colour": 1}},
                {"type": "title_block", "id": "t", "action": {}, "Tracking": 1, "data": {"title": "Rolls"}}
                """#,
            [
                "warning misplaced-key 0.subtitle 2:25",
                "warning misplaced-key 0.data.actions 2:78",
                "warning unknown-key 0.data.colour 3:3",
                "warning unknown-key 1.action 4:36",
                "warning unknown-key 1.Tracking 4:50",
            ]
        ),
        FaultCase(
            "Types in another spelling",
            widgets: #"""
                {"type": "Banner", "data": {}},
                {"type": "tag_rail ", "data": {}},
                {"type": "tagrail", "data": {}},
                {"type": "order_map", "data": {}}
                """#,
            [
                "error unknownType 0 2:1",
                "warning type-case 0.type 2:10",
                "error unknownType 1 3:1",
                "warning type-case 1.type 3:10",
                "error unknownType 2 4:1",
                "warning type-case 2.type 4:10",
                "error unknownType 3 5:1",
            ]
        ),
        FaultCase(
            "Containers with nothing in them",
            widgets: #"""
                {"type": "button_row", "data": {}},
                {"type": "tag_rail", "data": {"tags": []}},
                {"type": "accordion", "id": "faq", "data": {"header": "Questions"}},
                {"type": "tag_rail", "data": {"tags": [false]}}
                """#,
            [
                "warning empty-container 0 2:1",
                "warning empty-container 1 3:1",
                "warning empty-container 2 4:1",
                "error all-dropped 3 5:1",
                "error droppedElement 3.data.tags.0 5:40",
            ]
        ),
        FaultCase(
            "Widths in other words",
            widgets: #"""
                {"type": "separator", "layout": {"width": "half"}, "data": {}},
                {"type": "separator", "layout": {"width": "50%"}, "data": {}},
                {"type": "separator", "layout": {"width": "0.5"}, "data": {}},
                {"type": "separator", "layout": {"width": 1.5}, "data": {}}
                """#,
            [
                "error droppedElement 0.layout.width 2:43",
                "error drops-client 0.layout.width 2:43",
                "error droppedElement 1.layout.width 3:43",
                "error drops-client 1.layout.width 3:43",
                "warning width-range 1.layout.width 3:43",
                "warning width-range 2.layout.width 4:43",
                "warning width-range 3.layout.width 5:43",
            ]
        ),
        FaultCase(
            "Sizes below zero",
            widgets: #"""
                {"type": "title_block", "layout": {"margin": {"top": -8, "bottom": -1}, "corner_radius": -2},
                  "data": {"title": "Rolls"}},
                {"type": "separator", "data": {"thickness": -1}}
                """#,
            [
                "warning negative-size 0.layout.margin.top 2:54",
                "warning negative-size 0.layout.margin.bottom 2:68",
                "warning negative-size 0.layout.corner_radius 2:90",
                "warning negative-size 1.data.thickness 4:45",
            ]
        ),
        FaultCase(
            "Chrome that leaves no room",
            widgets: #"""
                {"type": "title_block", "layout": {"margin": {"left": 160}, "padding": {"right": 160}},
                  "data": {"title": "Rolls"}}
                """#,
            [
                "warning chrome-exceeds-width 0.layout 2:35"
            ]
        ),
    ]
}
