"""The insert in a drawer the kitchen came with: wide, seen well from above."""

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    stage.empty()
    k.room(m.planks(along="x"), m.plaster("#e7e6e2"))
    style = k.Style(front=m.oak("x"), top=m.stone("#dcdcd9"), top_thick=0.02)
    places = k.row(-1.5, [("drawers", 0.9, (1, 1)), ("open", 0.9), ("drawers", 0.9, (1, 1)), ("drawers", 0.9, (1, 1))], style)
    k.worktop(-1.5, 2.1, style)
    x0, x1 = places[1]
    middle = style.plinth_high + 0.4
    k.slab(x0, x1, middle, style.front_top, style)
    k.box((x0 + 0.02, 0.02, middle + 0.02), (x1 - 0.02, 0.5, style.front_top - 0.06), style.carcass)
    k.pulled_front(x0, x1, style, 0.48, high=middle - 0.024)
    at = k.drawer_box(x0, x1, style, 0.48)
    product("10.90.353", at)
    props.herb().location = (0.62, 0.34, 0.9)
    props.cup().location = (-0.9, 0.3, 0.9)
    stage.daylight(side=1, sunny=2.2)
    stage.camera((1.6, -2.7, 2.35), (-0.02, 0, 0.52), lens=46, focus=(x0 + 0.45, -0.3, 0.4), stop=5.6)
