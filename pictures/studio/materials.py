"""Materials of the catalogue as shader nodes: base figures come from materials.json, the finish from here."""

import bpy

# How a surface feels, by material; what is not named is plain.
GRAIN = {"anthracite", "stone-grey", "light-grey", "green", "hook-green", "black", "white", "rubber", "carbon"}
BRUSHED = {"steel", "zinc", "crown-steel"}
POWDER = {"drawer-grey", "drawer-anthracite", "drawer-stone"}
CLOTH = {"fabric", "webbing", "lining"}
FILM = {"bag-film", "green-film"}
FIBRE = {"card", "paper"}


def made(name, figures, near):
    """The material of a name, made once; what only a near look shows is left out from afar."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(figures["colour"]), 1)
    shader.inputs["Roughness"].default_value = figures["roughness"]
    shader.inputs["Metallic"].default_value = figures["metallic"]
    shader.inputs["Specular"].default_value = 0.45
    if name in GRAIN | POWDER | FIBRE and not near:
        return material
    if name in GRAIN:
        _grained(nodes, links, shader)
    elif name in BRUSHED:
        _brushed(nodes, links, shader)
    elif name in POWDER:
        _bump(nodes, links, shader, scale=42, strength=0.12, distance=0.004)
    elif name in CLOTH:
        _woven(nodes, links, shader)
    elif name in FILM:
        _film(nodes, links, shader, figures)
    elif name in FIBRE:
        _bump(nodes, links, shader, scale=30, strength=0.3, distance=0.004)
    elif name == "oak":
        _wood(nodes, links, shader, figures)
    elif figures["transmission"] > 0:
        shader.inputs["Transmission"].default_value = figures["transmission"]
    return material


def linear(colour):
    """A hex colour as linear light."""
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]


def _grained(nodes, links, shader):
    """Moulded plastic: an eroded, silky skin too fine to be seen from afar."""
    _bump(nodes, links, shader, scale=70, strength=0.16, distance=0.004)


def _brushed(nodes, links, shader):
    _bump(nodes, links, shader, scale=26, strength=0.05, distance=0.003, stretch=(1, 40, 40))
    shader.inputs["Anisotropic"].default_value = 0.35


def _woven(nodes, links, shader):
    """Tarpaulin: two crossing waves of thread, and a soft sheen."""
    coordinates = nodes.new("ShaderNodeTexCoord")
    waves = []
    for direction in ("X", "Z"):
        wave = nodes.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value = 14
        wave.inputs["Distortion"].default_value = 0.6
        links.new(coordinates.outputs["Object"], wave.inputs["Vector"])
        waves.append(wave)
    crossing = nodes.new("ShaderNodeMath")
    crossing.operation = "MAXIMUM"
    for at, wave in enumerate(waves):
        links.new(wave.outputs["Fac"], crossing.inputs[at])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = 0.006
    links.new(crossing.outputs["Value"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    shader.inputs["Sheen"].default_value = 0.6


def _film(nodes, links, shader, figures):
    """Thin polyethylene: light passes, scatters and glints; it is pulled into soft folds."""
    colour = (*linear(figures["colour"]), 1)
    shader.inputs["Roughness"].default_value = 0.3
    shader.inputs["Specular"].default_value = 0.6
    translucent = nodes.new("ShaderNodeBsdfTranslucent")
    translucent.inputs["Color"].default_value = colour
    clear = nodes.new("ShaderNodeBsdfTransparent")
    body = nodes.new("ShaderNodeMixShader")
    body.inputs["Fac"].default_value = 0.35
    whole = nodes.new("ShaderNodeMixShader")
    whole.inputs["Fac"].default_value = figures["transmission"] * 0.3
    folds = _noise(nodes, links, scale=1.3, detail=2.5, stretch=(2.2, 2.2, 0.5))
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.5
    bump.inputs["Distance"].default_value = 0.07
    links.new(folds.outputs["Fac"], bump.inputs["Height"])
    for surface in (shader, translucent):
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    links.new(shader.outputs["BSDF"], body.inputs[1])
    links.new(translucent.outputs["BSDF"], body.inputs[2])
    links.new(body.outputs["Shader"], whole.inputs[1])
    links.new(clear.outputs["BSDF"], whole.inputs[2])
    links.new(whole.outputs["Shader"], nodes["Material Output"].inputs["Surface"])


def _wood(nodes, links, shader, figures):
    """Oak veneer: long grain along the board's width."""
    grain = _noise(nodes, links, scale=2.2, detail=9, stretch=(0.35, 6, 9))
    ramp = nodes.new("ShaderNodeValToRGB")
    r, g, b = linear(figures["colour"])
    ramp.color_ramp.elements[0].position = 0.32
    ramp.color_ramp.elements[0].color = (r * 0.62, g * 0.58, b * 0.52, 1)
    ramp.color_ramp.elements[1].position = 0.7
    ramp.color_ramp.elements[1].color = (r * 1.12, g * 1.1, b * 1.08, 1)
    links.new(grain.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.12
    bump.inputs["Distance"].default_value = 0.01
    links.new(grain.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _bump(nodes, links, shader, scale, strength, distance, stretch=(1, 1, 1)):
    noise = _noise(nodes, links, scale, detail=1, stretch=stretch)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _noise(nodes, links, scale, detail, stretch=(1, 1, 1)):
    coordinates = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    return noise
