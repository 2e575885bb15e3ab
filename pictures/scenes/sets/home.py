"""The shop's first picture: a calm kitchen in daylight, the drawer under the sink pulled out."""

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    furnish()
    stage.daylight()


def furnish():
    """Kitchen and camera without the light, which depends on the hour."""
    stage.empty()
    k.room(m.planks(along="x"), m.plaster("#e9e8e4"), right=5.2, sides=(5.2,))
    style = k.Style(front=m.paint("#b4babc"), top=m.stone("#e3e2de"))
    places = k.row(-0.3, [("door", 0.3), ("open", 0.6), ("pair", 0.9), ("drawers", 0.9, (1, 1))], style)
    k.worktop(-0.32, 2.4, style, sink=(0.04, 0.56))
    k.cheek(-0.319, style)
    for x in (2.4, 3.0, 3.6):
        k.tall(x, x + 0.6, style, high=2.5, splits=(), material=m.oak("z"))
    k.tap(0.3, 0.54, style.high)
    x0, x1 = places[1]
    inner = k.pulled_front(x0, x1, style, 0.5)
    product("11.60.4535.1", (x0 + 0.0365, inner + 0.004, style.plinth_high + 0.03))
    props.vase().location = (1.3, 0.42, 0.9)
    props.branch((1.3, 0.42, 1.14), seed=5, lean=(-0.5, -0.1), length=0.42)
    props.board().location = (0.98, 0.575, 0.9)
    props.bowl().location = (1.85, 0.3, 0.9)
    for i, (dx, dy) in enumerate(((-0.04, 0), (0.045, 0.02), (0, -0.045))):
        props.lemon(seed=i).location = (1.85 + dx, 0.3 + dy, 0.925)
    stage.camera((-3.5, -2.35, 2.0), (-0.12, 0, 0.74), lens=48, focus=(x0 + 0.15, -0.3, 0.5), stop=5.6)
