"""How each kind of picture is arranged: what stands where, and from where it is seen."""

import numpy
from mathutils import Vector

from . import cabinet, camera, light, models

# From where a product shows itself best, in degrees: to the right of its front, and above it.
DRAWER = (58, 42)
SEEN = {
    "x-line": DRAWER,
    "x-line-pro": DRAWER,
    "boxx-r": (58, 38),
    "d-line": (34, 30),
    "s-line": (34, 22),
    "heavy-bag": (30, 28),
    "pot": (34, 26),
}
PART = (33, 32)

# What a close look is for, by line: parts that bear the word, and from where.
CLOSE = {
    "x-line": ("hook", (40, 34)),
    "x-line-pro": ("hook", (40, 34)),
    "boxx-r": ("hook", (40, 34)),
    "d-line": ("zinc", (38, 24)),
    "s-line": ("lid", (34, 30)),
    "heavy-bag": ("handle", (30, 24)),
    "pot": ("lid", (30, 40)),
}

# In a cabinet the kitchen's own board takes the place of what only hints at it; near by, a front would hide half.
AWAY = {"cabinet": ("wall", "door"), "detail": ("front",)}

# How much of what is around it a close look shows, and how far along the front it reaches, in mm: of a lid the handle belongs to it.
ROOM = 1.25
REACH = {"s-line": 400}


def arranged(model, figures, view):
    """Puts the model up, and camera and light to it; returns its objects and the ground."""
    near = view == "detail" or _extent(model) < 220
    own = [part for part in model["parts"] if part["name"] not in AWAY.get(view, ())]
    things = models.placed(own, figures, near=near)
    if view == "cabinet":
        things += _built_in(model, figures)
    return things, _photographed(model, things, view)


def _photographed(model, things, view):
    places = camera.points(things)
    low, high = places.min(0), places.max(0)
    (yaw, lift), frame = _seen(model, view), {}
    if view == "detail":
        frame = {"focus": _close_up(model), "lens": 100}
    camera.fitted(things, yaw, lift, **frame)
    light.studio(Vector((low + high) / 2), float(max(high - low)), yaw)
    return light.ground(float(low[2]), float(max(high - low)))


def _seen(model, view):
    if view == "top":
        return 0, 89.9
    if view == "detail":
        return CLOSE[model["line"]][1]
    in_drawer = any(part["name"] == "front" for part in model["parts"])
    yaw, lift = DRAWER if in_drawer else SEEN.get(model["line"], PART)
    if view == "cabinet":
        yaw, lift = (42, 24) if in_drawer else (24, 16)
    return (-yaw if in_drawer and _stands_left(model, "5P") else yaw), lift


def _built_in(model, figures):
    places = _places(model["parts"])
    low, high = places.min(0), places.max(0)
    fronts = [part for part in model["parts"] if part["name"] == "front"]
    if fronts:
        front = _places(fronts)
        return cabinet.around_drawer(low, high, figures, float(front[:, 0].max() - front[:, 0].min()) + 6)
    if model["line"] == "d-line":
        wall = _places([part for part in model["parts"] if part["name"] == "wall"])
        return cabinet.around_swing(wall.min(0), high, figures)
    return cabinet.around_free(low, high, figures)


def _close_up(model):
    """The places a close look must hold: one corner of the part that matters, or all of it when it is small."""
    word = CLOSE[model["line"]][0]
    places = _places([part for part in model["parts"] if word in part["name"]] or model["parts"])
    front = places[:, 1].min()
    reach = REACH.get(model["line"], 260)
    near = places[(places[:, 1] < front + 150) & (places[:, 0] > places[:, 0].max() - reach)]
    chosen = near if len(near) else places
    middle = (chosen.min(0) + chosen.max(0)) / 2
    return (middle + (chosen - middle) * ROOM) * models.UNIT


def _places(parts):
    return numpy.array([part["positions"][at : at + 3] for part in parts for at in range(0, len(part["positions"]), 3)])


def _extent(model):
    places = _places(model["parts"])
    return float((places.max(0) - places.min(0)).max())


def _stands_left(model, word):
    """A low bin in front would hide behind the front when seen from the other side."""
    own = [part for part in model["parts"] if part["name"].startswith(word)]
    if not own:
        return False
    middle = _places(model["parts"])
    return float(_places(own)[:, 0].mean()) < float(middle[:, 0].min() + middle[:, 0].max()) / 2
