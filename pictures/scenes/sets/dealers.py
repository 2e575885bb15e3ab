"""A corner of a showroom: systems on plinths, a cabinet to pull open, light from a tall window."""

import kitchen as k
import materials as m
import props
import stage
from products import product
from shapes import box


def build():
    stage.empty()
    k.room(m.concrete("#c9c9c5"), m.plaster("#ebebe8"), wall_at=1.6, high=4)
    white = m.paint("#eeeeec", 0.55)
    plinth(-1.75, 0.55, 0.6, 0.42, white)
    product("40.35.001", (-1.6, 0.69, 0.42))
    plinth(-0.95, 0.85, 0.55, 0.7, white)
    product("45.05.001", (-0.77, 1.02, 0.7), (0, 0, 0.3))
    style = k.Style(front=m.paint("#c2c8ca"), top=m.oak("x"), top_thick=0.03)
    x0, x1 = k.row(0.0, [("open", 0.6)], style)[0]
    k.cheek(-0.019, style)
    k.cheek(0.6, style)
    k.worktop(-0.02, 0.62, style)
    inner = k.pulled_front(x0, x1, style, 0.5)
    product("11.60.4535.1", (x0 + 0.0365, inner + 0.004, style.plinth_high + 0.03))
    plinth(1.5, 0.35, 0.55, 0.34, white)
    product("41.10.001", (1.61, 0.5, 0.34), (0, 0, -0.2))
    box((1.95, 1.58, 0.0), (3.4, 1.6, 2.9), m.oak("z"), edge=0.002)
    for x in (-1.1, 0.3, 1.7):
        lamp = props.pendant(0.15, m.paint("#34393c", 0.5), drop=3)
        lamp.location = (x, 0.6, 1.86)
    stage.daylight(side=-1, sunny=3.4, key=330, window_at=(3.9, -1.6, 3.9))
    stage.camera((-1.9, -3.3, 1.5), (0.2, 0.4, 0.9), lens=34, focus=(0.1, 0, 0.6), stop=5.6)


def plinth(x, y, wide, high, material):
    box((x, y, 0), (x + wide, y + wide, high), material, edge=0.002)
