"""Takes two pictures, the product and the shadow under it, cleans both and lays one over the other."""

import os
import tempfile

import bpy
import numpy

from .filters import blurred, denoised, doubled

# What the open sky alone darkens the ground by, everywhere; the page's own ground has that already.
AMBIENT = 0.06
DEPTH = 0.78
SHADOW = (0.010, 0.012, 0.014)


def render(path, things, ground, width, height, samples):
    """Writes a PNG with a transparent ground."""
    scene = bpy.context.scene
    _settings(scene)
    product = _product(scene, things, ground, width, height, samples)
    shade = _shade(scene, things, ground, width, height)
    under = numpy.concatenate([numpy.broadcast_to(SHADOW, shade.shape + (3,)), numpy.ones(shade.shape + (1,))], -1)
    _written(scene, product + under * (shade * (1 - product[..., 3]))[..., None], path)


def _settings(scene):
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.adaptive_min_samples = 8
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 2
    scene.cycles.transmission_bounces = 3
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.blur_glossy = 1
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = -0.12
    scene.view_layers[0].cycles.denoising_store_passes = True


def _product(scene, things, ground, width, height, samples):
    """The product alone; the ground is there as a white floor that gives light back, but not seen."""
    ground.is_shadow_catcher, ground.visible_camera = False, False
    picture, albedo, normal = _taken(
        scene, width, height, samples, ("Image", "Denoising Albedo", "Denoising Normal")
    )
    return denoised(picture, albedo[..., :3], normal[..., :3])


def _shade(scene, things, ground, width, height):
    """How dark the ground is, under the product too; soft, so that an eighth of the size is enough."""
    ground.is_shadow_catcher, ground.visible_camera = True, True
    for thing in things:
        thing.visible_camera = False
    (picture,) = _taken(scene, width // 8, -(-height // 8), 96, ("Image",))
    for thing in things:
        thing.visible_camera = True
    shade = numpy.clip((blurred(blurred(picture[..., 3], 1), 1) - AMBIENT) / (1 - AMBIENT), 0, 1) * DEPTH
    full = doubled(doubled(doubled(shade)))
    spare = (full.shape[0] - height) // 2
    return full[spare : spare + height, :width] * _frame(height, width)


def _frame(height, width):
    """1 inside, falling to 0 before the frame ends."""
    def ease(count):
        near = numpy.minimum(numpy.arange(count), numpy.arange(count)[::-1]) / (count * 0.13)
        return numpy.clip(near, 0, 1) ** 2 * (3 - 2 * numpy.clip(near, 0, 1))

    return ease(height)[:, None] * ease(width)[None, :]


def _taken(scene, width, height, samples, passes):
    scene.cycles.samples = samples
    scene.render.resolution_x, scene.render.resolution_y = width, height
    with tempfile.TemporaryDirectory() as folder:
        _pass_files(scene, folder, passes)
        bpy.ops.render.render()
        return [_pixels(folder, name) for name in passes]


def _pass_files(scene, folder, passes):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_mode = "RGBA"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in passes:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def _pixels(folder, name):
    file = next(each for each in os.listdir(folder) if each.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Linear"
    values = numpy.empty(image.size[0] * image.size[1] * 4, dtype=numpy.float32)
    image.pixels.foreach_get(values)
    return values.reshape(image.size[1], image.size[0], 4)


def _written(scene, pixels, path):
    """Light to colours, by the scene's own view."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("clean", width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(pixels.astype(numpy.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.compression = 15
    image.save_render(path, scene=scene)
