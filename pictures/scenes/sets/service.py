"""A workbench: the carton just opened, the part, a screwdriver at hand."""

import random

import kitchen as k
import materials as m
import props
import stage
from products import product
from shapes import box, group, lathe


def build():
    stage.empty()
    k.room(m.concrete("#bfc0bc"), m.plaster("#e2e4e2"), wall_at=1.5)
    top = 0.9
    box((-1.4, -0.35, top - 0.045), (1.6, 0.6, top), m.oak("x"), edge=0.003)
    for x in (-1.3, 1.5):
        box((x - 0.04, -0.28, 0), (x + 0.04, 0.5, top - 0.045), m.paint("#c7cbcc"), edge=0.002)
    carton = props.carton(0.4, 0.32, 0.2, openness=2.25)
    carton.location, carton.rotation_euler = (-0.38, 0.24, top), (0, 0, 0.22)
    product("50.10.035", (-0.06, 0.06, top + 0.012), (0, 0, -0.12))
    product("71.01.011", (0.42, 0.2, top), (0, 0, -0.5))
    driver = props.screwdriver()
    driver.location, driver.rotation_euler = (0.42, -0.1, top + 0.0155), (0, 0, 0.35)
    chance = random.Random(2)
    lathe([(0, 0.004), (0.048, 0.004), (0.055, 0.024), (0.058, 0.024), (0.05, 0), (0, 0)], m.plain("#dfe2e1", 0.4), at=(0.63, 0.1, top))
    for _ in range(11):
        one = props.screw(0.022)
        one.location = (0.63 + chance.uniform(-0.032, 0.032), 0.1 + chance.uniform(-0.032, 0.032), top + 0.006 + chance.uniform(0, 0.012))
        one.rotation_euler = (0, chance.uniform(-0.25, 0.25), chance.uniform(0, 6.3))
    leaflet((0.06, -0.17, top), 0.12)
    shelves()
    stage.daylight(side=-1, sunny=2.8, window_at=(3.4, -1.6, 3.4))
    stage.camera((0.3, -1.45, 1.6), (0.12, 0.12, 1.0), lens=40, focus=(0.05, 0.1, 0.95), stop=3.2)


def leaflet(at, turn):
    """Fitting instructions: a headline, three drawings, some lines."""
    ink, pale = m.print_of("#3b4044", 0.6), m.print_of("#b4babb", 0.6)
    flat = lambda x0, y0, x1, y1, material: box((x0, y0, 0.001), (x1, y1, 0.0014), material, edge=0)
    parts = [box((-0.105, -0.148, 0), (0.105, 0.148, 0.0012), m.print_of("#f3f4f2", 0.6), edge=0), flat(-0.085, 0.115, -0.01, 0.125, m.print_of("#3f7f45", 0.6))]
    for x in (-0.085, -0.027, 0.031):
        parts.append(flat(x, 0.03, x + 0.052, 0.095, pale))
        parts.append(flat(x + 0.012, 0.042, x + 0.04, 0.08, ink))
    for line in range(9):
        parts.append(flat(-0.085, 0.008 - line * 0.014, 0.083 - (line * 37 % 50) / 1000, 0.011 - line * 0.014, pale if line % 4 else ink))
    group(parts, at=at, turn=(0, 0, turn))


def shelves():
    """Stock along the wall, out of focus."""
    chance = random.Random(11)
    for z in (0.35, 0.85, 1.35, 1.85):
        box((-2.2, 1.12, z), (2.6, 1.48, z + 0.025), m.paint("#d9dcdc"), edge=0.001)
        x = -2.1
        while x < 2.4:
            wide, high = chance.uniform(0.22, 0.42), chance.uniform(0.2, 0.38)
            if chance.random() > 0.2:
                stock = props.carton(wide, 0.28, high)
                stock.location = (x + wide / 2, 1.3, z + 0.025)
            x += wide + chance.uniform(0.03, 0.12)
