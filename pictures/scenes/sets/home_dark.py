"""The same kitchen in the evening, for pages in dark mode."""

import stage
from sets import home


def build():
    home.furnish()
    stage.sky(colour=(0.42, 0.56, 0.85), strength=0.045, ground=(0.3, 0.28, 0.3))
    # A line of light over the worktop, another over the room, a last blue from the window.
    stage.soft_light((1.1, 0.35, 1.95), (1.0, 0.3, 0), (2.2, 0.06), 40, (1, 0.72, 0.44))
    stage.soft_light((-0.9, -1.7, 2.9), (0.3, -0.2, 0.3), (0.5, 0.5), 19, (1, 0.76, 0.5))
    stage.soft_light((-3.4, -2.6, 2.3), (0.8, 0, 0.7), (2.4, 2.2), 11, (0.6, 0.76, 1))
