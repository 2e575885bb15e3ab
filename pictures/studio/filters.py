"""Filters over whole pictures; this Blender is built without a denoiser, so here is one."""

import numpy


def denoised(picture, albedo, normal, reach=5, strength=0.9):
    """Joint non-local means: a point is averaged with those around it whose patch, material and slope agree."""
    rows, columns = _filled(picture[..., 3], reach + 2)
    inner = (rows, columns)
    clean = picture.copy()
    clean[inner] = _averaged(picture[inner], albedo[inner], normal[inner], reach, strength)
    return clean


def _averaged(picture, albedo, normal, reach, strength):
    bright = numpy.log1p(numpy.maximum(picture, 0) * 4)
    grain = _grain(bright)
    total, weights = picture.copy(), numpy.ones(picture.shape[:2], numpy.float32)
    for dy in range(0, reach + 1):
        for dx in range(-reach, reach + 1):
            # Every pair once: what one point gives the other, it is given back.
            if dx * dx + dy * dy > reach * reach or (dy == 0 and dx <= 0):
                continue
            here, there = _overlap(picture.shape[0], picture.shape[1], dx, dy)
            apart = blurred(numpy.square(bright[here] - bright[there]).mean(-1), 1)
            noise = grain[here] + grain[there]
            far = numpy.maximum(0, apart - noise) / (strength * noise)
            far += numpy.square(albedo[here] - albedo[there]).sum(-1) * 250
            far += numpy.square(normal[here] - normal[there]).sum(-1) * 50
            weight = numpy.exp(-far)
            total[here] += picture[there] * weight[..., None]
            total[there] += picture[here] * weight[..., None]
            weights[here] += weight
            weights[there] += weight
    return total / weights[..., None]


def _overlap(height, width, dx, dy):
    left, right = max(0, -dx), min(width, width - dx)
    here = (slice(0, height - dy), slice(left, right))
    there = (slice(dy, height), slice(left + dx, right + dx))
    return here, there


def _filled(alpha, margin):
    """The rows and columns in which there is anything."""
    spans = []
    for axis in (1, 0):
        hits = numpy.flatnonzero(alpha.max(axis) > 0)
        first, last = (hits[0], hits[-1]) if len(hits) else (0, 0)
        spans.append(slice(max(0, first - margin), last + margin + 1))
    return spans


def _grain(bright):
    """How grainy each part of the picture is: the usual step between neighbours, judged over a neighbourhood."""
    step = numpy.square(bright[:, 1:] - bright[:, :-1]).mean(-1) / 2
    step = numpy.pad(step, ((0, 0), (0, 1)), mode="edge")
    step = numpy.minimum(step, numpy.quantile(step[step > 0], 0.9) if (step > 0).any() else 1)
    return blurred(step, 6) + 1e-7


def blurred(values, radius):
    """A box filter by running sums."""
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (radius + 1, radius)
        sums = numpy.cumsum(numpy.pad(values, pad, mode="edge"), axis, dtype=numpy.float64)
        upper, lower = [slice(None)] * 2, [slice(None)] * 2
        upper[axis], lower[axis] = slice(2 * radius + 1, None), slice(0, -2 * radius - 1)
        values = ((sums[tuple(upper)] - sums[tuple(lower)]) / (2 * radius + 1)).astype(numpy.float32)
    return values


def doubled(values):
    """Twice as large, by straight lines between the points."""
    for axis in (0, 1):
        before, after = numpy.roll(values, 1, axis), numpy.roll(values, -1, axis)
        pairs = numpy.stack([values * 0.75 + before * 0.25, values * 0.75 + after * 0.25], axis + 1)
        shape = list(values.shape)
        shape[axis] *= 2
        values = pairs.reshape(shape)
    return values
