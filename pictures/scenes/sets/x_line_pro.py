"""X-LINE Pro: the complete drawer in a dark kitchen, near enough to see how it is made."""

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    stage.empty()
    k.room(m.planks(along="x"), m.plaster("#dcdedd"))
    style = k.Style(front=m.paint("#4a5054", 0.5), top=m.oak("x"), top_thick=0.03, carcass=m.paint("#5b6165", 0.5), plinth=m.paint("#3b4043"), grip=m.plain("#2c3032", 0.4))
    places = k.row(-1.2, [("drawers", 0.6, (1, 1)), ("open", 0.6), ("drawers", 0.9, (1, 1)), ("pair", 0.9)], style)
    k.worktop(-1.2, 1.8, style)
    x0, x1 = places[1]
    inner = k.pulled_front(x0, x1, style, 0.5)
    product("11.60.4535.2", (x0 + 0.0365, inner + 0.004, style.plinth_high + 0.03))
    props.vase(0.22, 0.06, m.plain("#e8e5de", 0.6)).location = (0.55, 0.4, 0.9)
    props.branch((0.55, 0.4, 1.1), seed=12, lean=(0.4, -0.2), length=0.5)
    stage.daylight(side=-1, sunny=2.6, key=230)
    stage.camera((-3.1, -1.95, 1.95), (-0.22, -0.1, 0.55), lens=50, focus=(x0 + 0.2, -0.3, 0.5), stop=4.5)
