"""A long lens, moved until everything fits the frame with room to breathe."""

import math

import bpy
import numpy
from mathutils import Vector


def fitted(things, yaw, lift, lens=78, margin=0.075, focus=None, aspect=4 / 3):
    """A camera that looks from a yaw and lift in degrees and shows all things, or those within `focus` of a place."""
    turn, rise = math.radians(yaw), math.radians(lift)
    toward = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width, camera.clip_end = lens, 36, 2000
    eye = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    rotation = toward.to_track_quat("Z", "Y")
    eye.rotation_euler = rotation.to_euler()

    places = focus if focus is not None else points(things)
    axes = numpy.array(rotation.to_matrix()).T
    seen = places @ axes.T
    half = numpy.array([18 / lens, 18 / lens / aspect]) * (1 - 2 * margin)
    middle = (seen.min(0) + seen.max(0)) / 2
    distance = 0.0
    for _ in range(30):
        offset = seen - middle
        distance = max((numpy.abs(offset[:, k]) / half[k] + offset[:, 2]).max() for k in (0, 1))
        # Perspective makes near things larger: shift the middle until both sides touch alike.
        for k in (0, 1):
            spread = offset[:, k] / (distance - offset[:, 2])
            middle[k] += (spread.max() + spread.min()) / 2 * distance * 0.5
    eye.location = Vector(axes.T @ (middle + numpy.array([0, 0, distance])))
    return eye


def points(things):
    return numpy.array([tuple(thing.matrix_world @ vertex.co) for thing in things for vertex in thing.data.vertices])
