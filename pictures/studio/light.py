"""The photographer's light: a large softbox above, one from the left, strips behind that draw the edges of dark things."""

import math

import bpy
from mathutils import Vector


def studio(centre, size, yaw):
    """Lights around something of a size, seen from a yaw; they scale with it, so that small parts look as large ones do."""
    _world()
    reach = max(size, 0.5)
    side = 1 if yaw >= 0 else -1
    _soft(centre, reach, yaw - 50 * side, height=46, distance=2.6, wide=(2.4, 2.0), power=1.15)
    _soft(centre, reach, yaw + 52 * side, height=24, distance=3.0, wide=(2.2, 2.2), power=0.5)
    _soft(centre, reach, yaw + 158 * side, height=34, distance=2.4, wide=(0.7, 2.6), power=0.85)
    _soft(centre, reach, yaw - 152 * side, height=30, distance=2.4, wide=(0.6, 2.4), power=0.55)
    _soft(centre, reach, yaw, height=86, distance=2.4, wide=(2.2, 2.2), power=0.6)


def lamp_within(low, high):
    """A soft lamp under the ceiling of a cabinet, given by its inside."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = (high[0] - low[0]) * 0.9, (high[1] - low[1]) * 0.7
    light.energy = 2.4 * light.size * light.size_y
    lamp = bpy.data.objects.new("lamp", light)
    lamp.location = ((low[0] + high[0]) / 2, low[1] + (high[1] - low[1]) * 0.4, high[2] - 0.05)
    bpy.context.collection.objects.link(lamp)


def ground(level, size):
    """What the product stands on: of it nothing but the shadow is kept."""
    bpy.ops.mesh.primitive_plane_add(size=size * 30, location=(0, 0, level))
    plane = bpy.context.object
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.8, 0.8, 0.8, 1)
    plane.data.materials.append(material)
    return plane


def _world():
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.93, 0.97, 1.0, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.3


def _soft(centre, reach, azimuth, height, distance, wide, power):
    turn, lift = math.radians(azimuth), math.radians(height)
    away = Vector((math.sin(turn) * math.cos(lift), -math.cos(turn) * math.cos(lift), math.sin(lift)))
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = wide[0] * reach, wide[1] * reach
    # Power falls with the square of the distance, which grows with what is photographed.
    light.energy = 8.5 * power * reach * reach * distance * distance
    light.color = (1.0, 0.985, 0.965)
    lamp = bpy.data.objects.new("softbox", light)
    lamp.location = centre + away * distance * reach
    lamp.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
