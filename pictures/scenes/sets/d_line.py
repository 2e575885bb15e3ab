"""D-LINE: the door opens and the bin comes forward, in a kitchen of light oak."""

import kitchen as k
import materials as m
import props
import stage
from products import swing_bin


def build():
    stage.empty()
    k.room(m.concrete("#c4c5c2"), m.plaster("#e9e8e4"))
    style = k.Style(front=m.oak("z"), top=m.stone("#eceae6"), carcass=m.paint("#e4e3df", 0.5))
    places = k.row(-1.1, [("door", 0.4), ("door", 0.4), ("open", 0.6), ("drawers", 0.9, (1, 1, 1))], style)
    k.worktop(-1.1, 1.2, style, sink=(-0.26, 0.26))
    k.tap(0.0, 0.54, style.high)
    k.siphon(0.12, 0.36, style.under - 0.19)
    x0, x1 = places[2]
    k.hinged(x0, x1, style, 106, "left")
    swing_bin("20.20.401", (x0 + 0.019, 0, style.plinth_high + 0.06), 62)
    props.bottle(0.19, 0.032, "#cfd6cf", cap="#3a3f3c", clear=False).location = (0.33, 0.5, 0.9)
    stage.daylight(side=1, sunny=2.4)
    stage.camera((1.15, -2.5, 1.5), (-0.02, 0, 0.5), lens=48, focus=(x0 + 0.25, -0.25, 0.5), stop=4.5)
