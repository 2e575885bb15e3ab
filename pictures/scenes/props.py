"""Things that live in a kitchen. Each builder answers one handle to move and turn."""

import math
import random

import bpy
import materials as m
from mathutils import Vector
from shapes import box, copy, cutter, group, lathe, loft, outline, rounded, sheet, tube


def bowl(radius=0.14, high=0.07, material=None):
    material = material or m.plain("#f1efea", 0.3)
    outer = [(radius * (0.42 + 0.58 * math.sin(t * math.pi / 2)), high * (1 - math.cos(t * math.pi / 2)) + 0.004) for t in (i / 12 for i in range(13))]
    inner = [(max(0.0, r - 0.004), z + 0.004) for r, z in outer]
    body = [(0, 0.008), *[(r, max(0.008, z)) for r, z in inner], *reversed(outer), (radius * 0.4, 0), (0, 0)]
    return group([lathe(body, material)])


def vase(high=0.24, radius=0.06, material=None):
    material = material or m.plain("#dfdcd5", 0.6)
    profile = []
    for i in range(25):
        t = i / 24
        swell = 0.55 + 0.45 * math.sin(math.pi * min(1, t * 1.15) ** 0.8)
        profile.append((radius * (swell if t < 0.8 else swell * (1 - 0.35 * (t - 0.8) / 0.2) + 0.05), high * t))
    inner = [(max(0.006, r - 0.005), z) for r, z in reversed(profile)]
    return lathe([(0, 0), *profile, *inner], material)


def branch(base, seed=1, length=0.6, lean=(0.3, -0.1), leaves=30, colour="#6f8a5c", size=0.065):
    """A twig of eucalyptus or olive: a bent stem with leaves in pairs."""
    chance = random.Random(seed)
    points, at = [], Vector(base)
    way = Vector((lean[0] * 0.4, lean[1] * 0.4, 1.0)).normalized()
    steps = 14
    for step in range(steps + 1):
        points.append(tuple(at))
        way = (way + Vector((lean[0], lean[1], -0.02)) * 0.075 + Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-1, 1))) * 0.05).normalized()
        at = at + way * length / steps
    stem = tube(points, 0.0022, m.plain("#6b5a44", 0.8))
    parts = [stem]
    blade = leaf_blade(size, m.leaf(colour))
    for index in range(leaves):
        share = 0.3 + 0.7 * index / leaves
        place = share * steps
        low = min(steps - 1, int(place))
        spot = Vector(points[low]).lerp(Vector(points[low + 1]), place - low)
        turn = index * 2.4 + chance.uniform(-0.4, 0.4)
        one = copy(blade, tuple(spot), (chance.uniform(-0.9, 0.1), chance.uniform(-0.5, 0.5), turn), chance.uniform(0.7, 1.15) * (1.1 - 0.45 * share))
        parts.append(one)
    bpy.data.objects.remove(blade)
    return group(parts)


def leaf_blade(size, material, wide=0.36):
    def spot(u, v):
        half = math.sin(math.pi * min(1, v * 0.96 + 0.04) ** 0.85) * size * wide
        side = (u - 0.5) * 2
        return (half * side, v * size, 0.16 * size * math.sin(v * 2.2) + abs(side) * half * 0.25)

    return sheet(spot, 4, 8, material, thick=0)


def board(wide=0.26, high=0.38, thick=0.018, along="z", tint=0.9):
    """A chopping board standing on its edge, with a hole to hang it by."""
    ring = outline(wide, high, 0.025)
    made = loft([(ring, 0), (ring, thick)], m.oak("y", tint))
    rounded(made, 0.003)
    hole = lathe([(0, -0.01), (0.012, -0.01), (0.012, thick + 0.01), (0, thick + 0.01)], m.plain("#333333"), at=(0, high / 2 - 0.035, 0))
    cutter(made, hole)
    made.rotation_euler = (math.pi / 2, 0, 0)
    made.location = (0, 0, high / 2)
    return group([made])


def bottle(high=0.27, radius=0.036, colour="#8fa58f", label=None, cap="#333634", clear=True):
    material = m.glass(colour, 0.2) if clear else m.plain(colour, 0.25)
    neck = radius * 0.36
    profile = [(0, 0.002), (radius * 0.85, 0), (radius, 0.006), (radius, high * 0.56), (radius * 0.92, high * 0.63), (neck * 1.2, high * 0.76), (neck, high * 0.82), (neck, high * 0.97)]
    parts = [lathe(profile, material)]
    if cap:
        parts.append(lathe([(neck * 1.15, high * 0.94), (neck * 1.18, high), (0, high)], m.plain(cap, 0.4)))
    if label:
        parts.append(lathe([(radius + 0.0005, high * 0.15), (radius + 0.0005, high * 0.45)], m.print_of(label)))
    return group(parts)


def pet_bottle(high=0.29, radius=0.038, colour="#b8d4e6", cap="#3b77a8"):
    """Ribs, a waist and a screw cap."""
    ribs = []
    for i in range(41):
        t = i / 40
        r = radius * (0.97 + 0.03 * math.cos(t * 2 * math.pi * 9)) if 0.1 < t < 0.6 else radius
        if t > 0.66:
            r = radius * (1 - 0.66 * ((t - 0.66) / 0.34) ** 1.2)
        ribs.append((max(r, 0.0125), high * 0.93 * t))
    parts = [lathe([(0, 0.004), (radius * 0.7, 0), *ribs[1:]], m.glass(colour, 0.25))]
    parts.append(lathe([(0.0155, high * 0.925), (0.0155, high), (0, high)], m.plain(cap, 0.4)))
    return group(parts)


def cup(radius=0.042, high=0.075, material=None):
    material = material or m.plain("#eceae5", 0.35)
    return lathe([(0, 0.006), (radius - 0.005, 0.008), (radius - 0.003, high), (radius, high), (radius * 0.96, 0.006), (radius * 0.9, 0), (0, 0)], material)


def fruit(radius, colour, seed=0, flat=0.92, dip=0.12, rough=0.4):
    """An apple, an orange, a tomato: a sphere with dimples."""
    chance = random.Random(seed)
    profile = []
    for i in range(25):
        angle = math.pi * i / 24
        r = radius * math.sin(angle) * (1 + 0.03 * math.cos(angle))
        z = radius * flat * (1 - math.cos(angle))
        sink = dip * radius * math.exp(-((math.sin(angle) / 0.28) ** 2))
        profile.append((max(0, r), z + (sink if angle < 1.57 else -sink)))
    made = lathe(profile, m.plain(colour, rough), steps=32)
    stalk = tube([(0, 0, profile[-1][1]), (0.002, 0.001, profile[-1][1] + radius * 0.35)], 0.0014, m.plain("#4d3b28", 0.8))
    handle = group([made, stalk])
    handle.rotation_euler = (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), chance.uniform(0, 6))
    return handle


def lemon(radius=0.03, colour="#e3bf3c", seed=0):
    profile = []
    for i in range(25):
        t = i / 24
        angle = math.pi * t
        tip = 0.25 * radius * (math.exp(-((t / 0.06) ** 2)) + math.exp(-(((1 - t) / 0.06) ** 2)))
        profile.append((radius * math.sin(angle) ** 0.85, -radius * 1.3 * math.cos(angle) + (tip if t > 0.5 else -tip)))
    made = lathe(profile, m.plain(colour, 0.45), steps=32)
    chance = random.Random(seed)
    made.rotation_euler = (math.pi / 2 + chance.uniform(-0.2, 0.2), 0, chance.uniform(0, 6))
    made.location = (0, 0, radius)
    return group([made])


def towel(wide=0.3, high=0.42, fold=0.3, colour="#d6d8d5", seed=2):
    """A linen towel hung over a bar at z = 0: the front falls `high`, the back a share of it."""
    chance = random.Random(seed)
    waves = [(chance.uniform(2, 5), chance.uniform(0, 6), chance.uniform(0.4, 1)) for _ in range(3)]

    def spot(u, v):
        total = high * (1 + fold)
        down = v * total
        back = high * fold
        wave = sum(a * math.sin(f * u * 2 * math.pi + p) for f, p, a in waves) * 0.006
        if down < back:
            return (u * wide - wide / 2, 0.012 + wave * 0.3, -(back - down))
        fall = down - back
        return (u * wide - wide / 2 + wave * 0.2, -0.012 - wave * min(1, fall * 4), -fall)

    return group([sheet(spot, 40, 60, m.cloth(colour), thick=0.0025)])


def pendant(radius=0.16, material=None, drop=1.0):
    """A lamp's shade from above; its cord leaves the picture."""
    material = material or m.paint("#3d4246", 0.5)
    shade = lathe([(0.02, radius * 0.9), (0.03, radius * 0.9), (radius * 0.75, radius * 0.55), (radius, 0), (radius - 0.003, 0), (radius * 0.73, radius * 0.53), (0.03, radius * 0.87)], material)
    cord = tube([(0, 0, radius * 0.88), (0, 0, drop)], 0.0025, m.plain("#2b2d2f"))
    return group([shade, cord])


def carton(wide=0.4, deep=0.3, high=0.25, openness=0.0, material=None):
    """A shipping box; its four flaps stand open by an angle in radians, or lie closed under a tape."""
    material = material or m.card()
    wall = 0.004
    parts = [
        box((-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, wall), material, edge=0.0008),
        box((-wide / 2, -deep / 2, 0), (-wide / 2 + wall, deep / 2, high), material, edge=0.0008),
        box((wide / 2 - wall, -deep / 2, 0), (wide / 2, deep / 2, high), material, edge=0.0008),
        box((-wide / 2, -deep / 2, 0), (wide / 2, -deep / 2 + wall, high), material, edge=0.0008),
        box((-wide / 2, deep / 2 - wall, 0), (wide / 2, deep / 2, high), material, edge=0.0008),
    ]
    if not openness:
        parts.append(box((-wide / 2, -deep / 2, high - wall), (wide / 2, deep / 2, high), material, edge=0.0008))
        parts.append(box((-wide / 2 - 0.0006, -0.025, high - 0.06), (wide / 2 + 0.0006, 0.025, high + 0.0004), m.plain("#b98f5c", 0.25), edge=0))
        return group(parts)
    flap = deep / 2
    for x, y, long, turn in ((0, -deep / 2, wide, 0), (0, deep / 2, wide, math.pi), (-wide / 2, 0, deep, -math.pi / 2), (wide / 2, 0, deep, math.pi / 2)):
        lid = box((-long / 2 + 0.002, -flap, -wall), (long / 2 - 0.002, 0, 0), material, edge=0.0008)
        hinge = group([lid], at=(x, y, high), turn=(0, 0, turn))
        lid.rotation_euler = (-math.pi / 2 + openness, 0, 0)
        parts.append(hinge)
    return group(parts)


def screwdriver(handle="#2f3437", accent="#3f8a4a"):
    """Lies along x, its blade to the right."""
    grip = [(0, 0), (0.011, 0), (0.014, 0.006), (0.0155, 0.03), (0.013, 0.06), (0.0145, 0.085), (0.012, 0.1), (0.007, 0.106), (0, 0.106)]
    parts = [
        lathe(grip, m.plain(handle, 0.55), steps=24),
        lathe([(0.0149, 0.012), (0.0158, 0.022), (0.0158, 0.03), (0.0155, 0.036)], m.plain(accent, 0.5), steps=24),
        lathe([(0.0031, 0.1), (0.0031, 0.2), (0.0026, 0.203), (0.0012, 0.211), (0, 0.212)], m.steel(0.2), steps=16),
    ]
    for part in parts:
        part.rotation_euler = (0, math.pi / 2, 0)
    return group(parts, at=(0, 0, 0.0155))


def screw(long=0.016, radius=0.0021):
    """A chipboard screw lying along x."""
    thread = []
    steps = 26
    for i in range(steps):
        t = i / (steps - 1)
        r = radius * (1 if i % 2 else 0.72) * (1 if t < 0.8 else 1 - (t - 0.8) * 4.6)
        thread.append((max(0.0002, r), 0.003 + long * t))
    head = [(0, 0), (radius * 2, 0), (radius * 2, 0.0006), (radius, 0.0026)]
    made = lathe(head + thread, m.plain("#c9c6bb", 0.25, 1.0), steps=20)
    made.rotation_euler = (0, math.pi / 2, 0)
    made.location = (0, 0, radius * 2)
    return group([made])


def paper_stack(wide=0.21, deep=0.29, sheets=9, seed=4, colours=("#e8e6e0", "#d9dad6", "#c7cdd0", "#efeeea")):
    """Newspapers and magazines, not quite in line."""
    chance = random.Random(seed)
    parts, z = [], 0.0
    for index in range(sheets):
        thick = chance.uniform(0.003, 0.009)
        one = box((-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, thick), m.print_of(chance.choice(colours), 0.6), edge=0.0006)
        one.location = (chance.uniform(-0.008, 0.008), chance.uniform(-0.008, 0.008), z)
        one.rotation_euler = (0, 0, chance.uniform(-0.06, 0.06))
        parts.append(one)
        z += thick
    return group(parts)


def herb(seed=3, colour="#4f8a3c", pot_colour="#d8d3ca"):
    """Basil in a clay pot."""
    chance = random.Random(seed)
    parts = [lathe([(0, 0.006), (0.038, 0.004), (0.052, 0.1), (0.056, 0.1), (0.056, 0.09), (0.042, 0), (0, 0)], m.plain(pot_colour, 0.8)), lathe([(0, 0.088), (0.052, 0.088)], m.plain("#3a2c20", 0.95))]
    blade = leaf_blade(0.045, m.leaf(colour), 0.42)
    for _ in range(95):
        up = chance.uniform(0.1, 0.23)
        spread = 0.075 * math.sin(math.pi * min(1, (up - 0.08) / 0.17)) + 0.01
        angle, far = chance.uniform(0, 6.28), spread * math.sqrt(chance.uniform(0.05, 1))
        parts.append(copy(blade, (far * math.cos(angle), far * math.sin(angle), up), (chance.uniform(-0.5, 0.6), chance.uniform(-0.3, 0.3), angle - math.pi / 2), chance.uniform(0.6, 1.1)))
    bpy.data.objects.remove(blade)
    return group(parts)


def tree(high=1.5, seed=6):
    """A young olive in a clay pot, for the floor."""
    parts = [
        lathe([(0, 0.02), (0.13, 0.0), (0.165, 0.3), (0.175, 0.3), (0.175, 0.285), (0.165, 0.285), (0.155, 0.28), (0.0, 0.28)], m.plain("#d5d1c8", 0.85)),
        lathe([(0, 0.281), (0.156, 0.281)], m.plain("#40342a", 0.95)),
        tube([(0, 0, 0.28), (0.012, -0.008, 0.28 + high * 0.25), (-0.004, 0.006, 0.28 + high * 0.42)], 0.012, m.plain("#75644f", 0.85)),
    ]
    chance = random.Random(seed)
    for index in range(13):
        angle, low = index * 2.4, chance.uniform(0.28, 0.42) * high
        lean = (0.75 * math.cos(angle), 0.75 * math.sin(angle))
        parts.append(branch((0, 0, 0.28 + low), seed + index, chance.uniform(0.38, 0.62) * high * 0.66, lean, 44, "#8aa27c", 0.075))
    return group(parts)
