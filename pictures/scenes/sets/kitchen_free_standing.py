"""Free-standing, beside the end of a counter: no cabinet needed."""

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    stage.empty()
    k.room(m.concrete("#c2c2be"), m.plaster("#e6e5e1"))
    style = k.Style(front=m.paint("#d3d6d6"), top=m.oak("x"), top_thick=0.03)
    k.row(-2.4, [("drawers", 0.9, (1, 1)), ("pair", 0.9)], style)
    k.worktop(-2.4, -0.57, style)
    k.cheek(-0.6, style)
    product("40.60.001", (-0.42, 0.16, 0))
    props.vase(0.26, 0.07, m.plain("#8f9a94", 0.55)).location = (-0.85, 0.4, 0.93 - 0.03)
    props.branch((-0.85, 0.4, 1.14), seed=9, length=0.62, lean=(0.45, -0.1))
    props.branch((-0.85, 0.4, 1.14), seed=4, length=0.5, lean=(-0.35, -0.2))
    cloth = props.towel(0.28, 0.4)
    cloth.location, cloth.rotation_euler = (-1.5, -0.045, 0.86), (0, 0, 0)
    props.tree().location = (0.85, 0.2, 0)
    stage.daylight(side=-1, sunny=3.2, key=240, window_at=(3.4, -2.3, 3.3))
    stage.camera((0.35, -3.4, 1.1), (-0.02, 0, 0.62), lens=48, focus=(-0.25, 0.1, 0.5), stop=4)
