"""Brings a model's parts into the scene as objects with soft edges."""

import json
import math

import bmesh
import bpy

from . import materials

# One unit of the scene is a decimetre: small enough for the light, large enough for the arithmetic.
UNIT = 0.01


def read(folder, name):
    with open(f"{folder}/{name}.json", encoding="utf8") as file:
        return json.load(file)


def placed(parts, figures, move=(0, 0, 0), near=False):
    """Objects for parts, moved by millimetres."""
    return [_object(part, figures, move, near) for part in parts]


def box(name, material, at, size, figures, edge=1.2):
    """A board of the kitchen's own, as a part."""
    (x, y, z), (w, d, h) = at, size
    corners = [(x + w * a, y + d * b, z + h * c) for c in (0, 1) for b in (0, 1) for a in (0, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)]
    triangles = [corner for a, b, c, d in faces for corner in (a, b, c, a, c, d)]
    part = {
        "name": name,
        "material": material,
        "positions": [value for corner in corners for value in corner],
        "indices": triangles,
        "smooth": False,
    }
    return _object(part, figures, (0, 0, 0), False, edge)


def _object(part, figures, move, near, edge=None):
    mesh = bpy.data.meshes.new(part["name"])
    flat = part["positions"]
    places = [tuple((flat[at + k] + move[k]) * UNIT for k in range(3)) for at in range(0, len(flat), 3)]
    corners = part["indices"]
    mesh.from_pydata(places, [], [tuple(corners[at : at + 3]) for at in range(0, len(corners), 3)])
    _merged(mesh)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(materials.made(part["material"], figures[part["material"]], near))
    thing = bpy.data.objects.new(part["name"], mesh)
    bpy.context.collection.objects.link(thing)
    _softened(thing, places, edge)
    return thing


def _merged(mesh):
    """Triangles in one plane become one face again, so that only real edges are rounded."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.dissolve_limit(
        shape,
        angle_limit=math.radians(0.4),
        verts=shape.verts,
        edges=shape.edges,
        use_dissolve_boundaries=False,
    )
    shape.to_mesh(mesh)
    shape.free()


def _softened(thing, places, edge):
    """Edges as moulds and presses leave them: rounded, more on large parts than on small ones."""
    thinnest = min(max(place[k] for place in places) - min(place[k] for place in places) for k in range(3))
    bevel = thing.modifiers.new("edges", "BEVEL")
    bevel.width = (edge or min(0.9, max(0.06, thinnest / UNIT * 0.12))) * UNIT
    bevel.segments = 3
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(38)
    bevel.harden_normals = True
    bevel.miter_outer = "MITER_ARC"
    thing.modifiers.new("shading", "WEIGHTED_NORMAL").keep_sharp = True
