extension FaultCase {
    /// Texts, images, actions, and values that cannot be read.
    static let content = [
        FaultCase(
            "Text that cannot be seen, or hardly",
            widgets: #"""
                {"type": "title_block", "data": {"title": {"text": "Rolls", "color": "#00123456"}}},
                {"type": "title_block", "layout": {"background": "#102030"}, "data": {"title": {"text": "Rolls",
                  "color": "#112233"}}},
                {"type": "title_block", "layout": {"background": {"hex": "#FFFFFF", "dark_hex": "#101010"}},
                  "data": {"title": {"text": "Rolls", "color": "#222222"}}},
                {"type": "tag_rail", "data": {"tags": [{"text": "New", "bg_color": {"hex": "#FFAA00",
                  "alpha": -0.5}}]}},
                {"type": "title_block", "data": {"title": {"text": "Rolls", "color": "#000000CC"}}}
                """#,
            [
                "error invisible-text 0.data.title.color 2:70",
                "error invisible-text 1.data.title.color 4:12",
                "warning contrast-light 1.data.title.color 4:12",
                "warning contrast-dark 1.data.title.color 4:12",
                "warning contrast-dark 2.data.title.color 6:48",
                "warning alpha-range 3.data.tags.0.bg_color.alpha 8:12",
                "error invisible-text 4.data.title.color 9:70",
                "warning rrggbbaa-suspect 4.data.title.color 9:70",
            ]
        ),
        FaultCase(
            "Texts with something in them that is no text",
            widgets: #"""
                {"type": "title_block", "data": {"title": "Hello ${name}", "subtitle": "undefined"}},
                {"type": "title_block", "data": {"title": "<b>Rye</b>", "subtitle": "tea&nbsp;time"}},
                {"type": "title_block", "data": {"title": "\u001b[1mRye", "subtitle": "\u2066open"}},
                {"type": "title_block", "data": {"title": {"text": "**Rye", "is_markdown": true},
                  "subtitle": "\u200b"}},
                {"type": "title_block", "data": {"title": {"text": "one\ntwo", "max_lines": 1},
                  "subtitle": {"text": "x", "max_lines": -3}}}
                """#,
            [
                "warning unresolved-placeholder 0.data.title 2:43",
                "warning unresolved-placeholder 0.data.subtitle 2:72",
                "warning markup-in-text 1.data.title 3:43",
                "warning markup-in-text 1.data.subtitle 3:69",
                "error control-character 2.data.title 4:43",
                "warning bidi-control 2.data.subtitle 4:71",
                "warning markdown-broken 3.data.title.text 5:52",
                "warning blank-text 3.data.subtitle 6:15",
                "warning max-lines 4.data.title.max_lines 7:77",
                "warning max-lines 4.data.subtitle.max_lines 8:42",
            ]
        ),
        FaultCase(
            "Images nobody can describe, or load",
            widgets: #"""
                {"type": "banner", "id": "b", "data": {"image": {"url": "https://e.test/a.png",
                  "aspect_ratio": 2}}, "actions": {"tap": {"type": "dismiss"}}},
                {"type": "banner", "data": {"image": {"url": "ftp://e.test/a.png", "aspect_ratio": 0,
                  "alt": "Rolls"}}},
                {"type": "banner", "data": {"image": {"url": "http://e.test/a.png", "aspect_ratio": 2,
                  "alt": "Rolls"}}}
                """#,
            [
                "warning untitled-tap 0 2:1",
                "error image-without-alt 0.data.image 2:49",
                "error image-url 1.data.image.url 4:46",
                "warning aspect-ratio 1.data.image.aspect_ratio 4:84",
                "warning image-url 2.data.image.url 6:46",
            ]
        ),
        FaultCase(
            "Actions that go nowhere",
            widgets: #"""
                {"type": "title_block", "id": "a", "data": {"title": "Rolls"},
                  "actions": {"tap": {"message": "Hi"}, "press": {"type": "dismiss"}}},
                {"type": "button_row", "data": {"buttons": [{"title": "Order"}, {"title": "Call",
                  "action": {"type": "toast"}}, {"title": "Go", "action": {"type": " "}}]}},
                {"type": "image_text_card", "data": {"title": "Rolls", "tags": [{"text": "New",
                  "action": {"type": "dismiss"}}], "trailing_icon": {"symbol": "star",
                  "action": {"type": "dismiss"}}}}
                """#,
            [
                "error droppedElement 0.actions.tap 3:22",
                "error drops-client 0.actions.tap 3:22",
                "error action-without-type 0.actions.tap 3:22",
                "warning unknown-event 0.actions.press 3:41",
                "warning button-without-action 1.data.buttons.0 4:45",
                "warning toast-payload 1.data.buttons.1.action 5:13",
                "error action-without-type 1.data.buttons.2.action 5:59",
                "error blank-action-type 1.data.buttons.2.action 5:59",
                "warning dead-action 2.data.tags.0.action 7:13",
                "warning dead-action 2.data.trailing_icon.action 8:13",
            ]
        ),
        FaultCase(
            "Sheets that cannot be left, or are not there",
            widgets: #"""
                {"type": "button_row", "data": {"buttons": [{"title": "Sizes",
                  "action": {"type": "open_bottom_sheet", "sheet": {"config": {"dismissible": false,
                  "detents": ["tall"]}, "sections": []}}}]}},
                {"type": "button_row", "data": {"buttons": [{"title": "Sizes",
                  "action": {"type": "open_bottom_sheet"}}]}}
                """#,
            [
                "error sheet-trap 0.data.buttons.0.action.sheet 3:52",
                "warning detent-range 0.data.buttons.0.action.sheet.config.detents.0 4:15",
                "error sheet-missing 1.data.buttons.0.action 6:13",
            ]
        ),
        FaultCase(
            "Steppers that cannot step",
            widgets: #"""
                {"type": "stepper_row", "id": "a", "data": {"title": "Rolls", "min": 5, "max": 2},
                  "actions": {"change": {"type": "api", "endpoint": "x"}}},
                {"type": "stepper_row", "id": "b", "data": {"title": "Rolls", "max": 3, "initial": 9},
                  "actions": {"change": {"type": "api", "endpoint": "x"}}}
                """#,
            [
                "error stepper-bounds 0.data.max 2:80",
                "warning stepper-initial 1.data.initial 4:84",
            ]
        ),
        FaultCase(
            "Numbers the shipped client rewrites or cannot read",
            widgets: #"""
                {"type": "separator", "data": {}, "tracking": {"order": 12345678901234567890, "share": 1.0,
                  "far": 1e500}}
                """#,
            [
                "warning lossy-number 0.tracking.order 2:57",
                "warning lossy-number 0.tracking.share 2:88",
                "error drops-client 0.tracking.far 3:10",
                "warning lossy-number 0.tracking.far 3:10",
            ]
        ),
        FaultCase(
            "Faults that cost a widget, an element or nothing more",
            widgets: #"""
                {"type": "image_text_card", "id": "card", "data": {"subtitle": "no title"}},
                {"id": "nameless", "data": {}},
                {"type": "button_row", "data": {"buttons": [{"title": "Kept",
                  "action": {"type": "dismiss"}}, {"title": 9}]}},
                {"type": "separator"},
                {"type": "title_block", "data": {"title": "Rolls", "title": "Buns"}}
                """#,
            [
                "error malformedPayload 0 2:1",
                "error droppedElement 1 3:1",
                "error droppedElement 2.data.buttons.1 5:35",
                "warning button-without-action 2.data.buttons.1 5:35",
                "error malformedPayload 3 6:1",
                "warning duplicate-json-key 4.data.title 7:52",
            ]
        ),
    ]
}
