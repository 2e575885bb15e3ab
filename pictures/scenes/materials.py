"""Paint, wood, stone, metal, cloth, leaf: all procedural, nothing to download."""

from functools import lru_cache

from nodes import Shader, linear

OAK = ((0.36, 0.25, 0.155), (0.50, 0.375, 0.25), (0.60, 0.48, 0.345))


@lru_cache
def paint(colour="#e9e9e6", rough=0.42):
    """Furniture lacquer: even, with the faintest orange peel."""
    s = Shader("paint")
    fine = s.noise(s.place(), 900.0, 2.0)
    return s.set(Base_Color=linear(colour), Roughness=rough, Specular=0.4, Normal=s.bump(fine, 0.05, 0.0004))


@lru_cache
def oak(along="x", tint=1.0, rough=0.5):
    """Oiled oak with its grain running along one axis."""
    s = Shader("oak " + along)
    s.set(**grain(s, s.place(stretch(along)), None, tint), Roughness=rough, Specular=0.35)
    return s.material


@lru_cache
def planks(wide=0.22, long=2.4, along="y", tint=1.0):
    """A floor of wide oak planks, every one from another tree."""
    s = Shader("planks")
    at = s.place(vary=False)
    turned = s.node("Mapping", {"Vector": at, "Rotation": (0, 0, 1.5708 if along == "y" else 0)})
    brick = s.tree.nodes.new("ShaderNodeTexBrick")
    brick.offset, brick.offset_frequency, brick.squash = 0.37, 2, 1.0
    for key, value in {"Vector": turned, "Color1": (0, 0, 0), "Color2": (1, 1, 1), "Mortar": (0.5, 0.5, 0.5), "Scale": 1.0, "Mortar Size": 0.0011, "Mortar Smooth": 0.2, "Brick Width": long, "Row Height": wide}.items():
        s.put(brick.inputs[key], value)
    tree = s.map(brick.outputs["Color"], 0.0, 23.0)
    wood = grain(s, s.node("VectorMath", {0: turned, 1: (0.09, 1, 1)}, operation="MULTIPLY"), tree, tint)
    shade = s.map(brick.outputs["Color"], 0.86, 1.1)
    colour = s.mix(1.0, wood["Base_Color"], s.node("CombineXYZ", {0: shade, 1: shade, 2: shade}), "MULTIPLY")
    joint = s.mix(brick.outputs["Fac"], colour, (0.06, 0.04, 0.025))
    return s.set(Base_Color=joint, Roughness=0.46, Specular=0.35, Normal=wood["Normal"])


def stretch(along):
    return {"x": (0.09, 1, 1), "y": (1, 0.09, 1), "z": (1, 1, 0.09)}[along]


def grain(s, at, tree, tint):
    dark, middle, light = (tuple(c * tint for c in colour) for colour in OAK)
    rings = s.noise(at, 14.0, 5.0, 0.55, 0.6, tree)
    streaks = s.noise(at, 90.0, 3.0, 0.6, 0.0, tree)
    pores = s.noise(at, 420.0, 2.0, 0.5, 0.0, tree)
    colour = s.ramp(s.mix(0.35, rings, streaks), (0.3, dark), (0.5, middle), (0.68, light))
    colour = s.mix(s.map(pores, 0.32, 0.0, (0.34, 0.44)), colour, tuple(c * 0.55 for c in dark))
    return {"Base_Color": colour, "Normal": s.bump(s.mix(0.5, streaks, pores), 0.12, 0.0006)}


@lru_cache
def concrete(colour="#b9bab8"):
    s = Shader("concrete")
    at = s.place(vary=False)
    clouds, fine = s.noise(at, 1.3, 6.0, 0.6), s.noise(at, 40.0, 4.0)
    base = linear(colour)
    tone = s.ramp(s.mix(0.25, clouds, fine), (0.3, tuple(c * 0.82 for c in base)), (0.7, tuple(c * 1.12 for c in base)))
    return s.set(Base_Color=tone, Roughness=s.map(clouds, 0.42, 0.6), Specular=0.35, Normal=s.bump(fine, 0.05))


@lru_cache
def plaster(colour="#e8e7e3"):
    s = Shader("plaster")
    at = s.place(vary=False)
    hand, fine = s.noise(at, 5.0, 4.0, 0.55), s.noise(at, 160.0, 3.0)
    base = linear(colour)
    tone = s.ramp(hand, (0.3, tuple(c * 0.965 for c in base)), (0.7, base))
    return s.set(Base_Color=tone, Roughness=0.9, Specular=0.15, Normal=s.bump(s.mix(0.5, hand, fine), 0.12, 0.002))


@lru_cache
def stone(colour="#d9d8d4"):
    """A composite worktop: even from afar, grains from near."""
    s = Shader("stone")
    grains, clouds = s.noise(s.place(), 700.0, 2.0, 0.7), s.noise(s.place(), 6.0, 4.0)
    base = linear(colour)
    tone = s.ramp(grains, (0.36, tuple(c * 0.72 for c in base)), (0.46, base), (0.66, tuple(min(1, c * 1.1) for c in base)))
    return s.set(Base_Color=s.mix(0.5, tone, s.mix(clouds, tuple(c * 0.93 for c in base), base)), Roughness=0.32, Specular=0.45)


@lru_cache
def steel(rough=0.28, colour="#c9cbcc", along="x"):
    """Brushed: the grain spreads the light across, not along."""
    s = Shader("steel")
    brush = s.noise(s.place(tuple(c * 1.0 for c in {"x": (2, 400, 400), "y": (400, 2, 400), "z": (400, 400, 2)}[along])), 1.0, 3.0)
    return s.set(Base_Color=linear(colour), Metallic=1.0, Roughness=s.map(brush, rough * 0.8, rough * 1.25), Normal=s.bump(brush, 0.03, 0.0003))


@lru_cache
def plain(colour, rough=0.5, metal=0.0, specular=0.5):
    s = Shader("plain " + colour)
    return s.set(Base_Color=linear(colour), Roughness=rough, Metallic=metal, Specular=specular)


@lru_cache
def leaf(colour="#5d7f4a"):
    """Leaves let a part of the light through; every one a little different."""
    s = Shader("leaf")
    chance = s.node("ObjectInfo", out="Random")
    base = linear(colour)
    tone = s.ramp(chance, (0.0, tuple(c * 0.7 for c in base)), (1.0, tuple(c * 1.3 for c in base)))
    s.set(Base_Color=tone, Roughness=0.5, Specular=0.35)
    through = s.node("BsdfTranslucent", {"Color": tone})
    both = s.node("MixShader", {0: 0.3, 1: s.surface.outputs[0], 2: through})
    s.put(s.tree.nodes["Material Output"].inputs[0], both)
    return s.material


@lru_cache
def cloth(colour="#cfd2d0"):
    """Linen, woven crosswise."""
    s = Shader("cloth")
    at = s.place()
    weave = s.mix(0.5, s.noise(s.node("VectorMath", {0: at, 1: (1, 12, 1)}, operation="MULTIPLY"), 160.0), s.noise(s.node("VectorMath", {0: at, 1: (12, 1, 12)}, operation="MULTIPLY"), 160.0))
    base = linear(colour)
    tone = s.ramp(weave, (0.3, tuple(c * 0.8 for c in base)), (0.7, base))
    return s.set(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.3, Normal=s.bump(weave, 0.3, 0.0008))


@lru_cache
def glass(colour="#f4faf8", density=0.12):
    """Thin glass without refraction: what lies behind shows, edges and highlights tell that it is there."""
    s = Shader("glass")
    clear = s.node("BsdfTransparent", {"Color": linear(colour)})
    shine = s.node("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.03})
    rim = s.node("LayerWeight", {"Blend": 0.25}, out="Fresnel")
    both = s.node("MixShader", {0: s.map(rim, density * 0.4, 0.75), 1: clear, 2: shine})
    s.put(s.tree.nodes["Material Output"].inputs[0], both)
    return s.material


@lru_cache
def glow(colour="#ffffff", strength=3.0):
    s = Shader("glow")
    return s.set(Base_Color=(0, 0, 0), Emission=linear(colour), Emission_Strength=strength)


@lru_cache
def card(colour="#cfb894"):
    """Corrugated board: fibres, and the waves just showing through."""
    s = Shader("card")
    at = s.place()
    fibres, clouds = s.noise(at, 260.0, 3.0), s.noise(at, 12.0, 4.0)
    base = linear(colour)
    tone = s.ramp(s.mix(0.6, fibres, clouds), (0.3, tuple(c * 0.82 for c in base)), (0.7, tuple(c * 1.08 for c in base)))
    return s.set(Base_Color=tone, Roughness=0.85, Specular=0.15, Normal=s.bump(fibres, 0.08))


@lru_cache
def print_of(colour, rough=0.35):
    """Varnished paper: labels, magazine covers."""
    return plain(colour, rough, 0.0, 0.4)
