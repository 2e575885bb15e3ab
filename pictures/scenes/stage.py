"""An empty studio: units, renderer, camera, daylight. Lengths are metres, x right, y away from the viewer, z up."""

import math
import os
import tempfile

import bpy
import cv2
import film
import numpy as np
from mathutils import Vector

HALVES = (1, 2)


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.unit_settings.system = "METRIC"
    scene.world = bpy.data.worlds.new("world")
    return scene


def camera(at, toward, lens=40, focus=None, stop=5.6, upright=True):
    """A camera on a tripod: `upright` keeps verticals vertical by shifting the lens instead of tilting it."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start = lens, 36, 0.05
    eye, aim = Vector(at), Vector(toward)
    if upright:
        level = Vector((aim.x, aim.y, eye.z))
        away = (level - eye).length
        data.shift_y = (aim.z - eye.z) / away * lens / 36
        aim = level
    thing = bpy.data.objects.new("camera", data)
    thing.location = eye
    thing.rotation_euler = (aim - eye).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = True
    point = Vector(focus or toward)
    data.dof.focus_distance = max(0.1, (aim - eye).normalized().dot(point - eye))
    data.dof.aperture_fstop = stop
    data.dof.aperture_blades = 8
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def sky(colour=(0.86, 0.93, 1.0), strength=0.5, ground=(0.9, 0.84, 0.76)):
    """Cool light from above, a warm bounce from below; the camera never sees it."""
    bpy.context.scene.world.use_nodes = True
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.clear()
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeMapRange")
    mix = nodes.new("ShaderNodeMixRGB")
    back = nodes.new("ShaderNodeBackground")
    out = nodes.new("ShaderNodeOutputWorld")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = -0.4, 0.6
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*ground, 1), (*colour, 1)
    back.inputs["Strength"].default_value = strength
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Value"])
    links.new(ramp.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], back.inputs["Color"])
    links.new(back.outputs[0], out.inputs["Surface"])


def soft_light(at, toward, size, watts, colour=(1, 1, 1)):
    """A large window or a white cloth: light without hard edges. `size` is (wide, high)."""
    data = bpy.data.lights.new("soft light", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = watts, colour
    thing = bpy.data.objects.new("soft light", data)
    thing.location = at
    thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    bpy.context.collection.objects.link(thing)


def sun(toward, strength, degrees=1.2, colour=(1.0, 0.93, 0.82)):
    """`toward` is the way the light travels; `degrees` how soft its shadows are."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(degrees), colour
    thing = bpy.data.objects.new("sun", data)
    thing.rotation_euler = Vector(toward).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def window(centre, way, columns=2, rows=2, wide=2.2, high=1.5, bar=0.05, reach=4.0):
    """A window that only the sun sees: light along `way` falls through it and draws its bars on the wall."""
    centre, way = Vector(centre), Vector(way).normalized()
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = Vector((0, 0, 1))
    w, h = wide / 2, high / 2
    plates = [(-reach, -w, -reach, reach), (w, reach, -reach, reach), (-w, w, h, reach), (-w, w, -reach, -h)]
    plates += [(-w + wide * c / columns - bar / 2, -w + wide * c / columns + bar / 2, -h, h) for c in range(1, columns)]
    plates += [(-w, w, -h + high * r / rows - bar / 2, -h + high * r / rows + bar / 2) for r in range(1, rows)]
    for left, right, low, top in plates:
        mesh = bpy.data.meshes.new("shutter")
        mesh.from_pydata([tuple(centre + across * u + up * v) for u, v in ((left, low), (right, low), (right, top), (left, top))], [], [(0, 1, 2, 3)])
        shutter = bpy.data.objects.new("shutter", mesh)
        bpy.context.collection.objects.link(shutter)
        for ray in ("camera", "diffuse", "glossy", "transmission"):
            setattr(shutter, "visible_" + ray, False)


def daylight(side=-1, key=190, fill=0.3, sunny=3.0, window_at=(3.6, -2.2, 3.6), warm=0.95):
    """A bright morning: sky all around, a tall window at one side (-1 left, 1 right), sun through its bars.

    The window is far and large for soft shadows, the sun low enough to reach the back wall.
    """
    sky(strength=fill)
    soft_light((3.4 * side, -2.6, 2.3), (-0.8 * side, 0, 0.7), (2.4, 2.2), key, (1, 0.98, warm))
    if sunny:
        way = (-0.75 * side, 0.45, -0.55)
        sun(way, sunny, 2.0)
        window((window_at[0] * side, window_at[1], window_at[2]), way)


def render(size, samples, path):
    """Renders two halves with different seeds, develops them and saves the picture."""
    scene = bpy.context.scene
    settings(scene, size, samples)
    with tempfile.TemporaryDirectory() as folder:
        outlet = layers_to_files(scene)
        for half in HALVES:
            scene.cycles.seed = half
            outlet.base_path = os.path.join(folder, str(half))
            bpy.ops.render.render()
        light = [layer(folder, half, "Image") for half in HALVES]
        albedo, normal, depth = (sum(layer(folder, half, name) for half in HALVES) / 2 for name in ("Albedo", "Normal", "Depth"))
    film.save(path, film.develop(light, albedo, normal, depth[..., 0]))


def settings(scene, size, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    # Kept data would keep the first half's seed as well.
    scene.render.use_persistent_data = False
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = max(4, samples // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(4, samples // 6)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 3.0
    cycles.use_auto_tile = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def layers_to_files(scene):
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    outlet = nodes.new("CompositorNodeOutputFile")
    outlet.format.file_format, outlet.format.color_depth = "OPEN_EXR", "32"
    outlet.format.color_mode = "RGB"
    outlet.file_slots.clear()
    for name, source in (("Image", "Image"), ("Albedo", "Denoising Albedo"), ("Normal", "Denoising Normal"), ("Depth", "Denoising Depth")):
        outlet.file_slots.new(name)
        links.new(layers.outputs[source], outlet.inputs[name])
    return outlet


def layer(folder, half, name):
    picture = cv2.imread(os.path.join(folder, str(half), f"{name}{bpy.context.scene.frame_current:04d}.exr"), cv2.IMREAD_UNCHANGED)
    picture = picture if picture.ndim == 3 else np.dstack([picture] * 3)
    return np.ascontiguousarray(picture[..., 2::-1]).astype(np.float32)
