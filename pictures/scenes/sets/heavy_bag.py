"""Heavy Bag: glass, PET and paper, ready for the way to the collection point."""

import random

import kitchen as k
import materials as m
import props
import stage
from products import product


def build():
    stage.empty()
    k.room(m.concrete("#c6c6c2"), m.plaster("#e4e5e2"))
    product("41.10.001", (-0.72, 0.08, 0), (0, 0, 0.1))
    product("41.10.001", (-0.26, 0.14, 0), (0, 0, -0.06))
    product("41.10.001", (0.2, 0.06, 0), (0, 0, 0.08))
    fill_glass(-0.55, 0.22)
    fill_pet(-0.09, 0.26)
    for turn, (x, y) in enumerate(((0.335, 0.15), (0.385, 0.22))):
        paper = props.paper_stack(0.23, 0.3, 6, seed=turn, colours=("#b9b6ab", "#a9aca9", "#c4c1b6", "#8f9a9d"))
        paper.location, paper.rotation_euler = (x, y, 0.3), (1.45, 0.06 * turn, 0.1)
    props.bottle(0.3, 0.037, "#56714d", label="#eceadf").location = (0.63, 0.1, 0)
    props.bottle(0.26, 0.036, "#c9d6cf", label=None, cap=None).location = (0.73, 0.0, 0)
    stage.daylight(side=-1, sunny=2.8, window_at=(3.4, -2.3, 3.1))
    stage.camera((0.45, -2.6, 0.85), (0.04, 0.1, 0.3), lens=54, focus=(-0.1, 0.08, 0.35), stop=4)


def fill_glass(x, y):
    chance = random.Random(3)
    for dx, dy, colour in ((-0.1, 0.04, "#5f7d55"), (0.0, 0.05, "#c8d5ce"), (0.1, 0.03, "#7a5a35"), (-0.06, -0.04, "#c8d5ce"), (0.05, -0.045, "#5f7d55")):
        one = props.bottle(0.3, 0.036, colour, label="#ece9df" if chance.random() > 0.4 else None, cap=None)
        one.location, one.rotation_euler = (x + dx, y + dy, 0.2 + chance.uniform(0, 0.03)), (chance.uniform(-0.12, 0.12), chance.uniform(-0.14, 0.14), chance.uniform(0, 6))


def fill_pet(x, y):
    chance = random.Random(5)
    for dx, dy in ((-0.1, 0.04), (-0.01, 0.05), (0.09, 0.04), (-0.06, -0.04), (0.04, -0.04)):
        one = props.pet_bottle(0.28, 0.037, chance.choice(("#bcd7e8", "#cfe3d2", "#dbe7ec")), chance.choice(("#3b77a8", "#4b8b3b", "#d7dadc")))
        one.location, one.rotation_euler = (x + dx, y + dy, 0.22 + chance.uniform(0, 0.04)), (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), chance.uniform(0, 6))
