"""How each kind of picture is arranged: what stands where, and from where it is seen."""

from mathutils import Vector

from . import camera, light, models

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


def arranged(model, figures, view):
    """Puts the model up, and camera and light to it; returns its objects and the ground."""
    things = models.placed(model["parts"], figures, near=_is_small(model))
    return things, _photographed(things, *_seen(model, view))


def _seen(model, view):
    if view == "top":
        return 0, 89.9
    in_drawer = any(part["name"] == "front" for part in model["parts"])
    yaw, lift = DRAWER if in_drawer else SEEN.get(model["line"], PART)
    return (-yaw if in_drawer and _stands_left(model, "5P") else yaw), lift


def _photographed(things, yaw, lift, **lens):
    places = camera.points(things)
    low, high = places.min(0), places.max(0)
    camera.fitted(things, yaw, lift, **lens)
    light.studio(Vector((low + high) / 2), float(max(high - low)), yaw)
    return light.ground(float(low[2]), float(max(high - low)))


def _is_small(model):
    """Whether a picture of the whole shows the skin of the plastic: up to a hand's breadth or two."""
    flat = [value for part in model["parts"] for value in part["positions"]]
    return max(max(flat[k::3]) - min(flat[k::3]) for k in range(3)) < 220


def _stands_left(model, word):
    """A low bin in front would hide behind the front when seen from the other side."""
    xs = [value for part in model["parts"] for value in part["positions"][::3]]
    own = [value for part in model["parts"] if part["name"].startswith(word) for value in part["positions"][::3]]
    return bool(own) and sum(own) / len(own) < (min(xs) + max(xs)) / 2
