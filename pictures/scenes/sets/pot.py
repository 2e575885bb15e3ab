"""POT: on the worktop, where the peelings fall."""

import math
import random

import kitchen as k
import materials as m
import props
import stage
from mathutils import Vector
from products import product
from shapes import box, group, lathe, rounded, loft, outline, sheet, tube


def build():
    stage.empty()
    k.room(m.planks(along="x"), m.plaster("#e7e6e2"))
    style = k.Style(front=m.paint("#c9cdcf"), top=m.oak("x"), top_thick=0.035)
    k.row(-1.8, [("drawers", 0.9, (1, 1))] * 4, style)
    k.worktop(-1.8, 1.8, style)
    product("45.05.001", (0.02, 0.16, style.high), (0, 0, 0.35))
    chopping(0.4, 0.16, style.high)
    props.herb(seed=14).location = (0.66, 0.47, style.high)
    props.bowl(0.12, 0.075, m.plain("#eceae4", 0.35)).location = (-0.27, 0.4, style.high)
    for i, (dx, dy) in enumerate(((-0.04, 0.0), (0.04, 0.02), (0.0, -0.04))):
        props.lemon(seed=i).location = (-0.27 + dx, 0.4 + dy, style.high + 0.03)
    stage.daylight(side=-1, sunny=3.0)
    stage.camera((0.12, -1.3, 1.42), (0.17, 0.2, 1.04), lens=47, focus=(0.1, 0.16, 1.0), stop=4)


def chopping(x, y, z):
    """A board with carrots, their greens, peel and a knife."""
    plank = loft([(outline(0.42, 0.27, 0.02), 0), (outline(0.42, 0.27, 0.02), 0.02)], m.oak("x", 0.8), at=(x, y, z))
    rounded(plank, 0.003)
    top = z + 0.02
    for index, (dx, dy, turn) in enumerate(((-0.02, 0.06, 0.15), (0.0, 0.015, -0.05), (0.03, 0.09, 0.3))):
        carrot((x + dx, y + dy, top), turn, index)
    knife((x - 0.05, y - 0.085, top), 0.12)
    chance = random.Random(6)
    for _ in range(9):
        peel((x - 0.13 + chance.uniform(-0.03, 0.04), y - 0.01 + chance.uniform(-0.06, 0.07), top), chance)


def carrot(at, turn, seed):
    chance = random.Random(seed)
    long, thick = 0.15 + 0.02 * seed, 0.014
    profile = [(0, 0), (0.002, 0.001)] + [(thick * (0.22 + 0.78 * (t / 20) ** 0.6) * (1 + chance.uniform(-0.03, 0.03)), long * t / 20) for t in range(1, 20)] + [(thick * 0.8, long), (0, long + 0.001)]
    body = lathe(profile, m.plain("#d9772a", 0.5), steps=24)
    body.rotation_euler = (0, math.pi / 2, 0)
    greens = []
    for _ in range(7):
        tip = (long + chance.uniform(0.05, 0.1), chance.uniform(-0.03, 0.03), chance.uniform(0.0, 0.03))
        greens.append(tube([(long, 0, 0), tuple(Vector((long, 0, 0)).lerp(Vector(tip), 0.5) + Vector((0, 0, 0.006))), tip], 0.0014, m.leaf("#5c8a42")))
    group([body, *greens], at=(at[0] - long / 2, at[1], at[2] + thick), turn=(0, 0, turn))


def knife(at, turn):
    blade = sheet(lambda u, v: (0.19 * u, (v - 0.5) * 0.034 * (1 - max(0.0, u - 0.55) ** 2 * 4.2), 0), 24, 2, m.steel(0.18), thick=0.0018)
    handle = box((-0.12, -0.011, -0.007), (0.0, 0.011, 0.009), m.plain("#2f3335", 0.5), edge=0.005)
    group([blade, handle], at=(at[0], at[1], at[2] + 0.008), turn=(0, 0, turn))


def peel(at, chance):
    """A curl of carrot peel."""
    radius, turns, wide = chance.uniform(0.008, 0.014), chance.uniform(0.5, 1.1), 0.011

    def spot(u, v):
        angle = v * turns * 2 * math.pi
        return (radius * math.cos(angle) + v * 0.03, (u - 0.5) * wide + 0.006 * math.sin(v * 5), radius + radius * math.sin(angle))

    curl = sheet(spot, 2, 18, m.plain("#dd8436", 0.55), thick=0.0007)
    group([curl], at=at, turn=(0, 0, chance.uniform(0, 6)))
