"""Boxes with broken edges, turned bodies, tubes, vessels, cloth: what furniture and props are made of."""

import math

import bmesh
import bpy
from mathutils import Matrix


def thing(name, mesh, material, smooth=False):
    made = bpy.data.objects.new(name, mesh)
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    bpy.context.collection.objects.link(made)
    return made


def box(low, high, material, edge=0.0012, name="box"):
    """A slab between two corners. No edge in a kitchen is sharp; the light on the edges is what looks real."""
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    size = [max(1e-5, b - a) for a, b in zip(low, high)]
    centre = [(a + b) / 2 for a, b in zip(low, high)]
    shape.transform(Matrix.Translation(centre) @ Matrix.Diagonal((*size, 1)))
    shape.to_mesh(mesh)
    shape.free()
    made = thing(name, mesh, material)
    return rounded(made, min(edge, min(size) / 2.5)) if edge else made


def rounded(made, edge, segments=2):
    bevel = made.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = edge, segments, "ANGLE"
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(40)
    made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    weighted = made.modifiers.new("shade", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True
    return made


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Things under one handle; they keep their own coordinates and follow it."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    for made in things:
        made.parent = handle
    handle.location, handle.rotation_euler, handle.scale = at, turn, (scale,) * 3
    return handle


def lathe(profile, material, at=(0, 0, 0), steps=48, name="turned"):
    """A turned body; `profile` is (radius, height) from the inside bottom around to the outside bottom."""
    mesh = bpy.data.meshes.new(name)
    points = []
    for turn in range(steps):
        angle = 2 * math.pi * turn / steps
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    count = len(profile)
    faces = [
        (turn * count + at_, ((turn + 1) % steps) * count + at_, ((turn + 1) % steps) * count + at_ + 1, turn * count + at_ + 1)
        for turn in range(steps)
        for at_ in range(count - 1)
    ]
    mesh.from_pydata(points, [], faces)
    mesh.update()
    made = thing(name, tidy(mesh), material, smooth=True)
    made.location = at
    return made


def tidy(mesh):
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def tube(points, radius, material, soft=True, name="tube"):
    """A bent rod through the points; `soft` rounds the bends."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    curve.use_fill_caps = True
    if soft:
        line = curve.splines.new("BEZIER")
        line.bezier_points.add(len(points) - 1)
        for knot, point in zip(line.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
        line.resolution_u = 16
    else:
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for knot, point in zip(line.points, points):
            knot.co = (*point, 1)
    curve.materials.append(material)
    made = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(made)
    return made


def outline(wide, deep, radius, steps=6):
    """A rectangle around the origin with round corners."""
    points = []
    for turn, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (turn + step / steps)
            points.append((sx * (wide / 2 - radius) + radius * math.cos(angle), sy * (deep / 2 - radius) + radius * math.sin(angle)))
    return points


def loft(rings, material, at=(0, 0, 0), close=(True, True), name="loft"):
    """Skins rings of equal count, each (outline, height); a vessel is a loft that turns back down inside."""
    mesh = bpy.data.meshes.new(name)
    points = [(x, y, z) for ring, z in rings for x, y in ring]
    count = len(rings[0][0])
    faces = [
        (row * count + at_, row * count + (at_ + 1) % count, (row + 1) * count + (at_ + 1) % count, (row + 1) * count + at_)
        for row in range(len(rings) - 1)
        for at_ in range(count)
    ]
    if close[0]:
        faces.append(tuple(reversed(range(count))))
    if close[1]:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    mesh.from_pydata(points, [], faces)
    mesh.update()
    made = thing(name, tidy(mesh), material, smooth=True)
    made.location = at
    return made


def vessel(wide, deep, high, material, at=(0, 0, 0), radius=0.02, wall=0.004, draft=0.0, name="vessel"):
    """An open box with round corners, narrower at its foot by `draft` on every side."""
    outer = lambda by: outline(wide - 2 * by, deep - 2 * by, max(0.002, radius - by / 2))
    rings = [(outer(draft), 0.0), (outer(draft * 0.98), 0.002), (outer(0), high - 0.001), (outer(0.0012), high), (outer(wall - 0.001), high), (outer(wall), high - 0.0015), (outer(draft + wall), wall)]
    return loft(rings, material, at, name=name)


def sheet(points_of, across, along, material, thick=0.002, name="sheet"):
    """A cloth or leaf: `points_of(u, v)` says where the weave lies, u and v from 0 to 1."""
    mesh = bpy.data.meshes.new(name)
    points = [points_of(i / across, j / along) for j in range(along + 1) for i in range(across + 1)]
    faces = [(j * (across + 1) + i, j * (across + 1) + i + 1, (j + 1) * (across + 1) + i + 1, (j + 1) * (across + 1) + i) for j in range(along) for i in range(across)]
    mesh.from_pydata(points, [], faces)
    mesh.update()
    made = thing(name, mesh, material, smooth=True)
    if thick:
        solid = made.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick
    return made


def cut(made, low, high):
    """Takes a box out of a thing, for a sink or a drilled plate."""
    tool = box(low, high, made.data.materials[0], edge=0, name="cutter")
    cutter(made, tool)


def cutter(made, tool):
    hole = made.modifiers.new("hole", "BOOLEAN")
    hole.object, hole.operation, hole.solver = tool, "DIFFERENCE", "EXACT"
    # The hole comes before the broken edges, so that its rim is broken too.
    while made.modifiers[0] != hole:
        before = [m.name for m in made.modifiers]
        with bpy.context.temp_override(object=made):
            bpy.ops.object.modifier_move_up(modifier=hole.name)
        if [m.name for m in made.modifiers] == before:
            break
    tool.hide_render = True
    tool.display_type = "WIRE"


def copy(made, at=None, turn=None, scale=None):
    again = made.copy()
    bpy.context.collection.objects.link(again)
    if at is not None:
        again.location = at
    if turn is not None:
        again.rotation_euler = turn
    if scale is not None:
        again.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return again
