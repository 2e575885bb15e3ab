"""The shop's first picture: a calm kitchen in daylight, the drawer under the sink pulled out."""

import kitchen as k
import materials as m
import products
import props
import stage
from shapes import box


def build():
    scene = stage.empty()
    k.room(m.planks(along="x"), m.plaster("#e6e5e1"), left=-6, right=6)
    style = k.Style(front=m.paint("#dfe1e0"))
    places = k.row(-0.6, [("drawers", 0.9, (1, 1)), ("open", 0.6), ("pair", 0.9), ("door", 0.6), ("door", 0.6)], style)
    k.worktop(-0.62, 3.6, style, sink=(0.32, 0.88))
    k.cheek(-0.619, style)
    k.tap(0.6, 0.54, style.high)
    x0, x1 = places[1]
    k.pulled_front(x0, x1, style, 0.47)
    products.bin_stand_in("35B", x0 + 0.03, -0.44, 0.17)
    products.bin_stand_in("17B", x0 + 0.335, -0.44, 0.17)
    k.shelf(0.0, 2.4, 1.48, m.oak("x"))
    props.branch((1.72, 0.42, 1.14), seed=5, lean=(-0.5, -0.1))
    v = props.vase()
    v.location = (1.72, 0.42, 0.9)
    b = props.bowl()
    b.location = (-0.2, 0.3, 0.9)
    for i, (dx, dy) in enumerate(((-0.04, 0), (0.045, 0.02), (0, -0.045))):
        props.lemon(seed=i).location = (-0.2 + dx, 0.3 + dy, 0.925)
    stage.sky(strength=0.55)
    stage.soft_light((-3.2, -2.2, 2.2), (0.6, 0, 0.8), (2.4, 2.2), 150, (1, 0.97, 0.93))
    stage.sun((0.75, 0.45, -0.5), 4.0)
    k.muntins((-3.8, -2.4, 3.4), (0.45 / 0.874, -0.75 / 0.874, 0), (0, 0, 1), wide=2.2, high=1.5)
    stage.camera((-1.75, -2.75, 1.42), (0.35, 0, 0.82), lens=34, focus=(x0 + 0.2, -0.3, 0.5), stop=5.6)
    scene["look"] = {"exposure": 0.2}
