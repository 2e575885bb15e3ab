"""X-LINE: looking down into a wide drawer, every bag held taut by its crown."""

import kitchen as k
import materials as m
import stage
from products import product


def build():
    stage.empty()
    k.room(m.planks(along="x"), m.plaster())
    style = k.Style(front=m.paint("#c4cacd"), top=m.stone("#e6e5e2"))
    places = k.row(-1.35, [("drawers", 0.9, (1, 1)), ("open", 0.9), ("drawers", 0.9, (1, 1))], style)
    k.worktop(-1.35, 1.35, style)
    x0, x1 = places[1]
    middle = style.plinth_high + 0.42
    k.slab(x0, x1, middle, style.front_top, style)
    k.box((x0 + 0.02, 0.02, middle + 0.02), (x1 - 0.02, 0.5, style.front_top - 0.06), style.carcass)
    k.pulled_front(x0, x1, style, 0.5, high=middle - 0.024)
    product("10.90.353", k.drawer_box(x0, x1, style, 0.5))
    stage.daylight(side=-1, sunny=0, key=230, fill=0.5)
    stage.camera((0.5, -1.22, 1.95), (0.03, -0.22, 0.4), lens=36, focus=(0.1, -0.42, 0.5), stop=5.6, upright=False)
