"""From Cycles' noisy layers to a finished picture: denoise, tone, save.

Debian's Blender has no Open Image Denoise, so the light is filtered here: two half pictures with different seeds tell
how noisy a place is, albedo and normals tell where an edge is, and the texture is divided out before and multiplied back after.
"""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np


def develop(halves, albedo, normal, depth, exposure=0.9, contrast=1.42, saturation=1.02):
    """Linear half pictures in, 8-bit sRGB (BGR order, as OpenCV writes it) out."""
    light = denoise([np.minimum(half, 60.0) for half in halves], albedo, normal, depth)
    return tone(bloom(light * 2.0**exposure), contrast, saturation)


def save(path, picture, quality=90):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    cv2.imwrite(path, picture, [cv2.IMWRITE_WEBP_QUALITY, quality])


def denoise(halves, albedo, normal, depth):
    """Non-local means over the light without texture, each half weighted by what the other one shows."""
    surface = np.maximum(albedo, 0.0) + 0.02
    first, second = (tame(np.maximum(half, 0.0) / surface) for half in halves)
    guides = guides_of(albedo, normal, depth)
    noise = noise_between(first, second)
    one = filtered(first, second, guides, noise, reach=9, step=2)
    other = filtered(second, first, guides, noise, reach=9, step=2)
    # A second, small pass takes what the first left standing, now that both halves are clean enough to compare.
    both = (one + other) / 2
    clean = filtered(both, both, guides, noise_between(one, other) + noise * 0.01, reach=4, step=1)
    return np.expm1(clean) * surface


def noise_between(first, second):
    return box((grey(first) - grey(second)) ** 2 / 2.0, 5)


def guides_of(albedo, normal, depth):
    """What tells one surface from another, each divided by how much of it still counts as the same."""
    # Normals wobble where a lens blurs them; a small blur makes them comparable.
    steady = cv2.GaussianBlur(normal, (0, 0), 1.2)
    # Depth counts little: a wall seen at a slant changes it all the time.
    near = np.log(np.clip(depth, 0.05, 100.0))
    return np.dstack([steady / 0.25, near / 0.25, np.sqrt(np.maximum(albedo, 0.0)) / 0.12]).astype(np.float32)


def filtered(values, judge, guides, noise, reach, step):
    """Mean of the neighbours that look alike in `judge` (beyond what noise explains) and lie on the same surface.

    With a step of two the window reaches twice as far for the price: odd places are left out.
    """
    rim = reach * step
    high, wide = values.shape[:2]
    judge = grey(judge)
    padded = [cv2.copyMakeBorder(image, rim, rim, rim, rim, cv2.BORDER_REFLECT) for image in (values, judge, guides)]
    total = np.zeros_like(values)
    weights = np.zeros((high, wide), np.float32)
    allowed = 1.0 / (noise * 1.2 + 2e-4)
    for dy, dx in window(reach, step):
        there, seen, guide = (image[rim + dy : rim + dy + high, rim + dx : rim + dx + wide] for image in padded)
        apart = np.maximum((judge - seen) ** 2 - 2 * noise, 0.0) * allowed
        edge = np.square(guides - guide).sum(axis=2)
        share = cv2.exp(-np.minimum(box(apart, 3) + edge * 0.5, 40.0))
        total += there * share[..., None]
        weights += share
    return total / weights[..., None]


def window(reach, step):
    """Places in a disc; every second one when the disc is large."""
    places = [(dy, dx) for dy in range(-reach, reach + 1) for dx in range(-reach, reach + 1)]
    return [(dy * step, dx * step) for dy, dx in places if dy * dy + dx * dx <= reach * reach and (reach < 6 or (dy + dx) % 2 == 0)]


def tame(light):
    """Logarithmic, so that a lamp's glint does not outweigh a wall, and without lone sparks."""
    light = np.log1p(light)
    middle = np.dstack([cv2.medianBlur(np.ascontiguousarray(light[..., c]), 3) for c in range(3)])
    around = box(np.abs(light - middle), 5)
    return np.where(light > middle + 6 * around + 0.15, middle, light).astype(np.float32)


def bloom(light):
    """What a real lens adds to a bright window: a breath of glow."""
    glow = cv2.GaussianBlur(np.minimum(light, 6.0), (0, 0), light.shape[1] / 70)
    return light * 0.97 + glow * 0.03


def tone(light, contrast, saturation):
    """AgX, after Benjamin Wrensch's fit: highlights pale instead of clipping to a pure colour. RGB in, BGR bytes out."""
    value = light @ np.float32([[0.842479062, 0.0423282422, 0.0423756549], [0.0784335999, 0.878468636, 0.0784336], [0.0792237451, 0.0791661274, 0.879142974]])
    value = np.clip((np.log2(np.maximum(value, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0.0, 1.0)
    curve = np.polyval([15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232], value)
    curve = np.clip(curve, 0.0, 1.0) ** contrast
    grey = curve @ np.float32([0.2126, 0.7152, 0.0722])
    curve = grey[..., None] + (curve - grey[..., None]) * saturation
    shown = curve @ np.float32([[1.19687900, -0.0980208811, -0.0990297440], [-0.0528968517, 1.15190313, -0.0989611768], [-0.0529716355, -0.0980434501, 1.15107367]]).T
    # The curve never reaches paper white by itself, and it drives greens further than the catalogue's colours go.
    shown = shown / 0.93
    excess = np.maximum(shown[..., 1] - np.maximum(shown[..., 0], shown[..., 2]), 0.0)
    shown[..., 1] -= excess * 0.32
    # A trace of grain, so that a quiet wall does not fall into steps when it is compressed.
    grain = np.random.default_rng(1).normal(0.0, 0.003, shown.shape[:2] + (1,)).astype(np.float32)
    return (np.clip(shown + grain, 0.0, 1.0)[..., ::-1] * 255 + 0.5).astype(np.uint8)


def grey(image):
    return np.ascontiguousarray(image.mean(axis=2))


def box(image, size):
    return cv2.blur(image, (size, size))
