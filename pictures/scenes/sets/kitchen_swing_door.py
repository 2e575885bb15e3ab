"""Under the sink behind a hinged door: the bin swings out as the door opens."""

import kitchen as k
import materials as m
import props
import stage
from products import swing_bin


def build():
    stage.empty()
    k.room(m.planks(along="x"), m.plaster("#e5e6e4"))
    style = k.Style(front=m.paint("#c3c8c8"), top=m.stone("#e6e5e1"))
    places = k.row(-1.2, [("drawers", 0.9, (1, 1)), ("open", 0.6), ("door", 0.6), ("drawers", 0.9, (1, 1, 1))], style)
    k.worktop(-1.2, 1.8, style, sink=(-0.25, 0.25))
    k.tap(0.0, 0.54, style.high)
    k.siphon(0.12, 0.36, style.under - 0.19)
    x0, x1 = places[1]
    k.hinged(x0, x1, style, 104, "left")
    swing_bin("20.10.351", (x0 + 0.019, 0, style.plinth_high + 0.06), 58)
    props.board().location = (0.85, 0.56, 0.9)
    props.bottle(0.2, 0.032, "#d9dcd6", cap="#3a3f3c", clear=False).location = (0.32, 0.48, 0.9)
    stage.daylight(side=1, sunny=2.4)
    stage.camera((1.6, -2.95, 1.7), (0.02, 0, 0.56), lens=48, focus=(x0 + 0.25, -0.2, 0.5), stop=5.6)
