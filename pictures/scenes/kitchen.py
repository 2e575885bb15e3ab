"""A parametric kitchen: base cabinets of any plan, worktop, sink and tap, tall units, shelf, room.

Fronts stand at y = 0 and open towards the viewer (-y); the wall is at y = 0.62.
"""

import math
from dataclasses import dataclass

import materials as m
from shapes import box, cut, group, lathe, outline, loft, tube

FRONT, GAP, WALL = 0.019, 0.003, 0.62


@dataclass
class Style:
    """Measures and materials of one kitchen; fields are metres."""

    front: object = None
    carcass: object = None
    top: object = None
    plinth: object = None
    grip: object = None
    plinth_high: float = 0.10
    high: float = 0.90
    top_thick: float = 0.02
    channel: float = 0.032
    deep: float = 0.56
    handles: str = "channel"
    handle: object = None
    framed: bool = False

    def __post_init__(self):
        self.front = self.front or m.paint("#e4e5e3")
        self.carcass = self.carcass or m.paint("#dcdcd8", 0.5)
        self.top = self.top or m.stone()
        self.plinth = self.plinth or m.paint("#c9cac8")
        self.grip = self.grip or m.plain("#8e9294", 0.35, 0.9)
        self.handle = self.handle or m.plain("#9b9fa1", 0.3, 1.0)

    @property
    def under(self):
        """Height of the carcass' upper edge: the underside of the worktop."""
        return self.high - self.top_thick

    @property
    def front_top(self):
        return self.under - (self.channel if self.handles == "channel" else GAP)


def row(x, plan, style):
    """Cabinets side by side from x; plan is (kind, width, *details). Answers where each stands: (left, right)."""
    places = []
    for kind, width, *details in plan:
        builders[kind](x, x + width, style, *details)
        places.append((x, x + width))
        x += width
    left, right = places[0][0], places[-1][1]
    box((left, 0.05, 0), (right, 0.065, style.plinth_high), style.plinth)
    if style.handles == "channel":
        box((left, 0.028, style.front_top - 0.03), (right, 0.034, style.under), style.grip)
    return places


def door(x0, x1, s):
    closed_body(x0, x1, s)
    slab(x0, x1, s.plinth_high, s.front_top, s)
    pull(x0, x1, s.front_top, s)


def pair(x0, x1, s):
    middle = (x0 + x1) / 2
    closed_body(x0, x1, s)
    slab(x0, middle, s.plinth_high, s.front_top, s)
    slab(middle, x1, s.plinth_high, s.front_top, s)


def drawers(x0, x1, s, shares=(1, 1, 1)):
    """Fronts from below, their heights by share."""
    closed_body(x0, x1, s)
    z, whole = s.plinth_high, s.front_top - s.plinth_high
    for index, share in enumerate(shares):
        top = z + whole * share / sum(shares)
        last = index == len(shares) - 1
        lower = 0 if last or s.handles != "channel" else 0.024
        slab(x0, x1, z, top - lower, s)
        if lower:
            box((x0, 0.02, top - lower - 0.01), (x1, 0.026, top), s.grip)
        pull(x0, x1, top, s)
        z = top


def opened(x0, x1, s):
    """Nothing but the carcass: whoever asks hangs a drawer or a door into it."""
    carcass(x0, x1, s)


def gap(x0, x1, s):
    """Room for something that stands by itself."""


def closed_body(x0, x1, s):
    box((x0 + 0.001, FRONT + 0.012, s.plinth_high), (x1 - 0.001, s.deep, s.under), s.carcass)


def carcass(x0, x1, s, thick=0.019):
    front, back, low, high = 0.001, s.deep, s.plinth_high, s.under
    box((x0, front, low), (x0 + thick, back, high), s.carcass)
    box((x1 - thick, front, low), (x1, back, high), s.carcass)
    box((x0 + thick, front, low), (x1 - thick, back, low + thick), s.carcass)
    box((x0 + thick, back - 0.008, low + thick), (x1 - thick, back, high), s.carcass)
    box((x0 + thick, front + 0.03, high - 0.019), (x1 - thick, front + 0.12, high), s.carcass)


def slab(x0, x1, z0, z1, s, y=0.0, material=None):
    """One front with its gaps."""
    if s.framed:
        return frame_front(x0, x1, z0, z1, s, y)
    return box((x0 + GAP / 2, y - FRONT, z0 + GAP / 2), (x1 - GAP / 2, y, z1 - GAP / 2), material or s.front, edge=0.0015, name="front")


def pull(x0, x1, top, s):
    if s.handles == "bar":
        bar(x0 + (x1 - x0) / 2, top - 0.045, min(0.32, (x1 - x0) * 0.55), s)


def bar(x, z, long, s, y=-FRONT):
    """A slim bar on two feet; answers its parts, for fronts that move."""
    parts = [box((x - long / 2, y - 0.032, z - 0.005), (x + long / 2, y - 0.022, z + 0.005), s.handle, edge=0.002)]
    for side in (-1, 1):
        foot = x + side * (long / 2 - 0.03)
        parts.append(box((foot - 0.005, y - 0.024, z - 0.004), (foot + 0.005, y + 0.001, z + 0.004), s.handle, edge=0.001))
    return parts


def pulled_front(x0, x1, s, out, low=None, high=None):
    """The front of a drawer that stands open by `out`; answers its inner face's y."""
    low, high = low or s.plinth_high, high or s.front_top
    slab(x0, x1, low, high, s, y=-out)
    if s.handles == "bar":
        bar((x0 + x1) / 2, high - 0.045, min(0.32, (x1 - x0) * 0.55), s, y=-out - FRONT)
    return -out


def drawer_box(x0, x1, s, out, deep=0.5, side=0.12, thick=0.014, z=None, material=None):
    """The drawer a kitchen came with: a floor, two low metal sides and a back, standing open by `out`.

    Answers the inner front left corner of its floor.
    """
    material = material or m.paint("#f0f0ee", 0.35)
    left, right, floor = x0 + 0.0415, x1 - 0.0415, (z or s.plinth_high + 0.035)
    box((left, -out, floor - 0.012), (right, deep - out, floor), m.paint("#dfe0de", 0.5))
    for x in (left, right - thick):
        box((x, -out + 0.001, floor - 0.008), (x + thick, deep - out, floor + side), material)
        box((x + 0.003, -out + 0.002, floor + side), (x + thick - 0.003, deep - out, floor + side + 0.004), m.steel(0.25))
    box((left, deep - out - thick, floor), (right, deep - out, floor + side), material)
    for x in (x0 + 0.019, x1 - 0.034):
        box((x, 0.012 - out * 0.6, floor + 0.01), (x + 0.015, deep - out * 0.3, floor + 0.045), m.steel(0.3, along="y"))
    return left + thick, -out, floor


def siphon(x, y, top, back=WALL):
    """Waste pipe under a sink: down, a bend, into the wall."""
    white = m.plain("#e8e8e6", 0.35)
    tube([(x, y, top), (x, y, top - 0.16)], 0.021, white, soft=False)
    lathe([(0, 0), (0.04, 0), (0.044, 0.01), (0.044, 0.09), (0.036, 0.11), (0, 0.11)], white, at=(x, y, top - 0.26))
    tube([(x + 0.03, y, top - 0.19), (x + 0.1, y + 0.02, top - 0.19), (x + 0.13, y + 0.1, top - 0.19), (x + 0.13, back, top - 0.19)], 0.02, white)


def frame_front(x0, x1, z0, z1, s, y=0.0, wide=0.062):
    """A front of the older kind: a frame around a panel that lies deeper."""
    low, high, a, b = z0 + GAP / 2, z1 - GAP / 2, x0 + GAP / 2, x1 - GAP / 2
    parts = [
        box((a, y - FRONT, low), (a + wide, y, high), s.front, edge=0.002),
        box((b - wide, y - FRONT, low), (b, y, high), s.front, edge=0.002),
        box((a + wide, y - FRONT, low), (b - wide, y, low + wide), s.front, edge=0.002),
        box((a + wide, y - FRONT, high - wide), (b - wide, y, high), s.front, edge=0.002),
        box((a + wide - 0.002, y - FRONT + 0.009, low + wide - 0.002), (b - wide + 0.002, y - 0.001, high - wide + 0.002), s.front),
    ]
    return parts


def hinged(x0, x1, s, degrees, side="left", low=None, high=None):
    """A door that stands open, turned about its hinge at one side."""
    low, high = low or s.plinth_high, high or s.front_top
    hinge = x0 if side == "left" else x1
    sign = 1 if side == "left" else -1
    start, end = (GAP / 2, x1 - x0 - GAP / 2) if side == "left" else (-(x1 - x0) + GAP / 2, -GAP / 2)
    leaf = box((start, -FRONT, low + GAP / 2), (end, 0, high - GAP / 2), s.front, edge=0.0015, name="door")
    cups = [
        box((sign * 0.014, -0.002, z - 0.03), (sign * 0.07, 0.01, z + 0.03), m.steel(0.3), edge=0.003) if sign > 0 else box((-0.07, -0.002, z - 0.03), (-0.014, 0.01, z + 0.03), m.steel(0.3), edge=0.003)
        for z in (low + 0.11, high - 0.11)
    ]
    parts = [leaf, *cups]
    return group(parts, at=(hinge, 0, 0), turn=(0, 0, -sign * math.radians(degrees)))


def worktop(x0, x1, s, front=-0.03, back=WALL, sink=None):
    """One slab; `sink` is (left, right) of a basin let in from below."""
    top = box((x0, front, s.under), (x1, back, s.high), s.top, edge=0.0018, name="worktop")
    if sink:
        low, high = (sink[0], 0.08, s.under - 0.1), (sink[1], 0.48, s.high + 0.1)
        cut(top, low, high)
        basin(sink[0], sink[1], 0.08, 0.48, s.under)
    return top


def basin(x0, x1, y0, y1, rim, deep=0.19):
    wide, long = x1 - x0 + 0.012, y1 - y0 + 0.012
    ring = lambda by, r: outline(wide - 2 * by, long - 2 * by, r)
    metal = m.steel(0.3)
    loft([(ring(-0.01, 0.01), rim - 0.001), (ring(0.004, 0.02), rim - 0.001), (ring(0.006, 0.02), rim - deep + 0.02), (ring(0.026, 0.02), rim - deep)], metal, at=((x0 + x1) / 2, (y0 + y1) / 2, 0), close=(False, True))
    lathe([(0.0, 0.003), (0.028, 0.003), (0.042, 0.0015), (0.044, 0)], m.steel(0.18), at=((x0 + x1) / 2, (y0 + y1) / 2 + 0.03, rim - deep))


def tap(x, y, z, material=None, reach=0.2, high=0.34):
    """A plain arc with a lever at its side."""
    metal = material or m.steel(0.2)
    lathe([(0, 0.008), (0.024, 0.008), (0.026, 0.006), (0.026, 0)], metal, at=(x, y, z))
    lathe([(0, 0.13), (0.019, 0.13), (0.02, 0.128), (0.02, 0.0)], metal, at=(x, y, z))
    points = [(x, y, z + 0.1), (x, y, z + high * 0.72)]
    for step in range(1, 9):
        angle = math.pi * step / 8
        points.append((x, y - reach / 2 + reach / 2 * math.cos(angle), z + high * 0.72 + reach / 2 * math.sin(angle)))
    points.append((x, y - reach, z + high * 0.58))
    tube(points, 0.0115, metal)
    tube([(x + 0.018, y, z + 0.1), (x + 0.05, y, z + 0.104)], 0.009, metal, soft=False)
    tube([(x + 0.048, y, z + 0.104), (x + 0.062, y - 0.005, z + 0.17)], 0.0045, metal, soft=False)


def tall(x0, x1, s, high=2.2, splits=(0.55,), material=None):
    """Floor to eye and above: fridge, larder, oven column."""
    box((x0, FRONT, s.plinth_high), (x1, s.deep, high), s.carcass)
    z = s.plinth_high
    for share in (*splits, None):
        top = high if share is None else s.plinth_high + (high - s.plinth_high) * share
        slab(x0, x1, z, top, s, material=material)
        z = top
    box((x0, 0.05, 0), (x1, 0.065, s.plinth_high), s.plinth)


def cheek(x, s, thick=0.019, high=None, front=-FRONT, material=None):
    """The panel that closes a row at its side, down to the floor."""
    box((x, front, 0), (x + thick, WALL, high or s.under), material or s.front)


def room(floor, wall, left=-6, right=6, near=-6, wall_at=WALL, high=3.2, sides=()):
    """Floor and back wall, and side walls at the x of `sides`. Ceiling and the rest stay open to the light."""
    box((left, near, -0.05), (right, wall_at, 0), floor, edge=0)
    box((left, wall_at, -0.05), (right, wall_at + 0.1, high), wall, edge=0)
    for x in sides:
        box((x, near, -0.05), (x + 0.1, wall_at, high), wall, edge=0)


builders = {"door": door, "pair": pair, "drawers": drawers, "open": opened, "gap": gap}
