"""Spare parts laid out in order on a light table, seen from above."""

import materials as m
import props
import stage
from products import figures, parts_of
from shapes import box, group
from studio import models

# The one thing on the table that is not for sale.
DRIVER = "screwdriver"

WIDE, GAP = 1.66, 0.055

# (item number, quarter turns), row by row from the far side of the table.
ROWS = [
    [("50.10.060", 0), ("71.04.002", 0), ("72.01.002", 0), ("50.20.017", 0), ("71.04.001", 0), ("50.20.008", 0)],
    [("72.01.001", 0), ("71.04.004", 0), ("73.02.005", 0), ("71.05.004", 0), ("72.01.006", 0), ("73.05.001", 0), ("71.01.011", 0), ("71.04.005", 0)],
    [("72.01.007", 0), ("73.06.001", 0), ("71.06.001", 0), ("73.06.004", 0), ("73.06.003", 0), ("71.01.008", 1), ("72.04.002", 0), ("72.01.008", 0), ("71.06.005", 0)],
    [("71.01.003", 1), ("71.02.017", 1), ("71.03.010", 0), (DRIVER, 0)],
]


def build():
    stage.empty()
    box((-3, -3, -0.05), (3, 3, 0), m.paint("#e3e5e5", 0.6), edge=0)
    sizes = [[size(number, turns) for number, turns in row] for row in ROWS]
    deep = [max(d for _, d in row) for row in sizes]
    y = (sum(deep) + GAP * (len(deep) - 1)) / 2
    for row, measured, high in zip(ROWS, sizes, deep):
        spare = (WIDE - sum(w for w, _ in measured)) / max(1, len(row) - 1)
        x = -WIDE / 2
        for (number, turns), (w, _) in zip(row, measured):
            lay(number, turns, x + w / 2, y - high / 2)
            x += w + spare
        y -= high + GAP
    stage.sky(strength=0.4)
    stage.soft_light((-2.2, 1.7, 2.6), (0, 0, 0), (1.6, 1.6), 60, (1, 0.985, 0.96))
    stage.sun((0.6, -0.45, -0.8), 1.6, 5.0, (1, 0.97, 0.92))
    stage.camera((0, -0.001, 3.78), (0, 0, 0), lens=72, stop=11, upright=False)


def extent(parts, axis):
    values = [value for part in parts for value in part["positions"][axis::3]]
    return min(values) / 1000, max(values) / 1000


def size(number, turns):
    if number == DRIVER:
        return 0.212, 0.032
    parts = parts_of(number)
    w, d = (high - low for low, high in (extent(parts, 0), extent(parts, 1)))
    return (d, w) if turns % 2 else (w, d)


def lay(number, turns, x, y):
    """Lays a part with its middle at a place, its lowest point on the table."""
    if number == DRIVER:
        props.screwdriver().location = (x - 0.106, y, 0.0155)
        return
    parts = parts_of(number)
    middle = [sum(extent(parts, axis)) / 2 for axis in (0, 1)]
    low = extent(parts, 2)[0]
    things = models.placed(parts, figures(), (-middle[0] * 1000, -middle[1] * 1000, -low * 1000))
    group(things, (x, y, 0), (0, 0, turns * 1.5707963), 0.001 / models.UNIT)
