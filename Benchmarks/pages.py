"""pages.py COUNT FILE: writes a page of many widgets for measuring. The same count always gives the same bytes."""

import json
import sys

FILLER = "Keeps for a week in a cool place, washed and sorted"


def card(number):
    return {
        "type": "image_text_card",
        "id": f"card-{number}",
        "layout": {
            "margin": {"top": 4, "left": 16, "right": 16, "bottom": 4},
            "padding": {"top": 8, "left": 8, "right": 8, "bottom": 8},
            "corner_radius": 12,
            "background": {"hex": "#F8F8F8", "dark_hex": "#1C1C1E"},
            "border": {"width": 1, "color": "#E5E7EB"},
        },
        "data": {
            "title": {"text": f"Crate {number} · Äpfel, pêches, 梨", "font": {"size": 16, "weight": "semibold"}},
            "subtitle": {"text": FILLER, "color": "#6B7280"},
            "image": {"url": f"https://example.test/crates/{number}.png", "aspect_ratio": 1.5, "alt": "A crate"},
            "tags": [{"text": "NEW", "bg_color": "#FEF3C7"}, {"text": f"{number % 90} left"}],
            "trailing_icon": "chevron.right",
        },
        "actions": {"tap": {"type": "api", "endpoint": "crate/open", "crate": str(number)}},
        "tracking": {"surface": "market", "slot": number, "price": number / 8},
    }


def stepper(number):
    return {
        "type": "stepper_row",
        "id": f"count-{number}",
        "data": {"title": f"Crate {number}", "subtitle": "per crate", "min": 0, "max": 12, "initial": number % 5},
        "actions": {"change": {"type": "api", "endpoint": "bag/count", "crate": str(number)}},
    }


def accordion(number):
    items = [
        {"type": "title_block", "data": {"title": "Within the old town, before noon.", "subtitle": FILLER}},
        {"type": "button_row", "data": {"buttons": [
            {"title": "Ask us", "style": "outline", "action": {"type": "toast", "message": "We call back"}}]}},
    ]
    header = {"text": f"Who delivers crate {number}?", "font": {"weight": "semibold"}}
    return {"type": "accordion", "id": f"faq-{number}",
            "data": {"header": header, "initially_expanded": number % 2 == 0, "items": items}}


def rail(number):
    return {"type": "tag_rail", "data": {"tags": [{"text": word} for word in ("ripe", "local", "organic")]}}


def banner(number):
    return {"type": "banner", "id": f"banner-{number}",
            "data": {"image": {"url": f"https://example.test/banners/{number}.png"}, "title": "Market hall"}}


def rule(number):
    return {"type": "separator", "data": {"style": "dashed", "insets": {"left": 16, "right": 16}}}


KINDS = (card, card, stepper, card, accordion, rule, card, rail, card, banner)
ARRANGEMENTS = ("vertical", "grid", "vertical", "carousel")


def page(count):
    sections = []
    for first in range(0, count, 20):
        numbers = range(first, min(first + 20, count))
        sections.append({
            "id": f"section-{first}",
            "layout": {"arrangement": ARRANGEMENTS[len(sections) % 4], "item_spacing": 8, "insets": {"left": 16}},
            "header": {"type": "title_block", "id": f"header-{first}", "data": {"title": f"Aisle {first}"}},
            "widgets": [KINDS[number % len(KINDS)](number) for number in numbers],
        })
    return {"page": {"id": "market", "nav": {"title": "Market"}, "sections": sections,
                     "pagination": {"has_more": False, "postback": {"cursor": "end"}}}}


if __name__ == "__main__":
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        json.dump(page(int(sys.argv[1])), file, ensure_ascii=False)
