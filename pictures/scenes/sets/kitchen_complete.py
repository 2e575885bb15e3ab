"""The complete pull-out in its base cabinet: drawer, front and bins from one source."""

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    stage.empty()
    k.room(m.concrete("#bdbebb"), m.plaster("#e4e5e3"))
    style = k.Style(front=m.paint("#eceded"), top=m.oak("x", 0.95), top_thick=0.03, handles="bar", grip=None)
    places = k.row(-1.05, [("drawers", 0.45, (2, 1)), ("open", 0.6), ("drawers", 0.9, (1, 1, 1)), ("pair", 0.9)], style)
    k.worktop(-1.07, 1.8, style)
    k.cheek(-1.069, style)
    x0, x1 = places[1]
    inner = k.pulled_front(x0, x1, style, 0.5)
    product("11.60.4535.1", (x0 + 0.0365, inner + 0.004, style.plinth_high + 0.03))
    props.board().location = (0.95, 0.56, 0.9)
    props.bottle(0.26, 0.034, "#7d8f5a", label="#efede6").location = (0.62, 0.45, 0.9)
    props.bottle(0.2, 0.03, "#d8cfae", cap="#b98f5c").location = (0.72, 0.5, 0.9)
    props.bowl(0.13, 0.07, m.plain("#7f8a86", 0.45)).location = (0.2, 0.32, 0.9)
    for i, (dx, dy, c) in enumerate(((-0.045, 0.01, "#8fa64a"), (0.04, 0.025, "#a9b85a"), (0.005, -0.045, "#97ad50"))):
        apple = props.fruit(0.037, c, seed=i)
        apple.location = (0.2 + dx, 0.32 + dy, 0.925)
    stage.daylight(side=-1, sunny=2.4)
    stage.camera((-3.25, -2.05, 2.1), (-0.3, 0, 0.58), lens=48, focus=(x0 + 0.2, -0.3, 0.5), stop=5.6)
