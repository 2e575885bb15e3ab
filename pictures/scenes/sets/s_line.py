"""S-LINE: two sizes side by side against a quiet wall, wherever there is room."""

import kitchen as k
import materials as m
import props
import stage
from products import product
from shapes import box


def build():
    stage.empty()
    k.room(m.planks(along="x"), m.plaster("#dfe2e1"))
    product("40.60.001", (-0.5, 0.14, 0))
    product("40.35.002", (-0.06, 0.2, 0))
    bench(0.55, 1.75)
    props.paper_stack().location = (0.86, 0.38, 0.45)
    props.vase(0.3, 0.085, m.plain("#f0eee9", 0.65)).location = (1.35, 0.4, 0.45)
    props.branch((1.35, 0.4, 0.72), seed=21, length=0.66, lean=(0.3, -0.2), leaves=40, size=0.075)
    props.branch((1.35, 0.4, 0.72), seed=22, length=0.56, lean=(-0.45, -0.1), leaves=34, size=0.07)
    stage.daylight(side=-1, sunny=2.4, window_at=(3.4, -2.3, 3.2))
    stage.camera((-0.35, -3.4, 1.05), (0.3, 0, 0.52), lens=46, focus=(-0.2, 0.15, 0.5), stop=4)


def bench(x0, x1, high=0.45, deep=0.36):
    wood = m.oak("x")
    box((x0, 0.2, high - 0.035), (x1, 0.2 + deep, high), wood, edge=0.003)
    for x in (x0 + 0.12, x1 - 0.15):
        box((x, 0.22, 0), (x + 0.03, 0.18 + deep, high - 0.035), wood, edge=0.002)
