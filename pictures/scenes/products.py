"""The shop's own products, brought into a scene by the studio that photographs them alone."""

import math
import os

from shapes import group
from studio import models

# Where pictures/export-models.ts wrote them; pictures/render-scenes says so.
FOLDER = os.environ["MODELS"]

# The studio counts in decimetres, a kitchen in metres: units of the one in the other.
STUDIO_UNIT = 0.001 / models.UNIT

# What belongs to the kitchen itself; every scene builds its own.
KITCHEN = ("drawer", "front", "wall", "door")


def product(number, at=(0, 0, 0), turn=(0, 0, 0), keep=None):
    """One product standing at a place, without the furniture around it."""
    return group(models.placed(parts_of(number, keep), figures()), at, turn, scale=STUDIO_UNIT)


def parts_of(number, keep=None):
    return [part for part in models.read(FOLDER, number)["parts"] if part["name"] not in KITCHEN and (keep is None or keep(part))]


def figures():
    return models.read(FOLDER, "materials")


def swing_bin(number, at, degrees):
    """A swing-out bin on the left wall of its cabinet, turned about its bearing; `at` is the wall's inner front foot."""
    wall, bearing = -210, (-192, 100)
    x, y, z = at
    fixed = lambda part: max(part["positions"][0::3]) < wall + 40
    product(number, (x - wall / 1000, y, z), keep=fixed)
    moving = models.placed(parts_of(number, keep=lambda part: not fixed(part)), figures(), (-bearing[0], -bearing[1], 0))
    return group(moving, (x + (bearing[0] - wall) / 1000, y + bearing[1] / 1000, z), (0, 0, -math.radians(degrees)), STUDIO_UNIT)
