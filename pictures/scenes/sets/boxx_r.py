"""BOXX-R: the pull-out for a kitchen that has stood for years, behind a front it already had."""

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    stage.empty()
    k.room(m.planks(0.14, 1.6, along="x"), m.plaster("#e6e4de"))
    style = k.Style(front=m.paint("#d9dad3", 0.45), top=m.oak("x", 0.9), top_thick=0.038, handles="bar", framed=True, handle=m.plain("#b7a98c", 0.35, 1.0))
    places = k.row(-1.2, [("drawers", 0.6, (2, 1)), ("open", 0.6), ("drawers", 0.9, (1, 1)), ("door", 0.6)], style)
    k.worktop(-1.2, 1.5, style)
    tiles(-2.5, 2.5, style.high, 1.5)
    x0, x1 = places[1]
    inner = k.pulled_front(x0, x1, style, 0.46)
    product("30.60.350", (x0 + 0.035, inner + 0.012, style.plinth_high + 0.02))
    props.herb(seed=8).location = (0.55, 0.42, 0.9)
    props.cup(0.045, 0.09, m.plain("#7f8f88", 0.4)).location = (0.28, 0.36, 0.9)
    stage.daylight(side=-1, sunny=2.6, warm=0.9)
    stage.camera((-3.2, -1.95, 2.05), (-0.26, 0, 0.58), lens=48, focus=(x0 + 0.2, -0.3, 0.5), stop=5.6)


def tiles(x0, x1, low, high, wide=0.15, tall=0.075):
    """A splashback of glazed tiles, none quite like its neighbour."""
    import random

    chance = random.Random(7)
    shades = [m.plain(c, 0.16) for c in ("#ebe9e3", "#e9e7e1", "#edebe6", "#e7e5e0")]
    line, z = 0, low
    while z < high:
        x = x0 - (wide / 2 if line % 2 else 0)
        while x < x1:
            k.box((x + 0.001, 0.612, z + 0.001), (x + wide - 0.001, 0.6215, z + tall - 0.001), chance.choice(shades), edge=0.0015)
            x += wide
        z, line = z + tall, line + 1
