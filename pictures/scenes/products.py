"""The shop's own products, brought into a scene; plain stand-ins of the right size while a model is missing."""

import materials as m
from shapes import box, group, outline, loft, vessel

SIZES = {"60B": (0.39, 0.33, 0.475), "40C": (0.29, 0.33, 0.425), "35B": (0.29, 0.33, 0.375), "17B": (0.165, 0.33, 0.325), "8C": (0.145, 0.165, 0.335), "5P": (0.165, 0.165, 0.215)}


def bin_stand_in(code, x, y, z):
    w, d, h = SIZES[code]
    dark = m.plain("#3b4046", 0.5)
    parts = [vessel(w, d, h, dark, radius=0.03, draft=0.012, at=(w / 2, d / 2, 0))]
    if code.endswith("B"):
        parts.append(vessel(w - 0.02, d - 0.02, h - 0.012, m.plain("#eef1f2", 0.6), radius=0.026, at=(w / 2, d / 2, 0.008)))
        for side in (0, 1):
            for share in (1 / 6, 0.5, 5 / 6):
                parts.append(box((w * side - 0.006, d * share - 0.008, h - 0.03), (w * side + 0.006, d * share + 0.008, h + 0.003), m.plain("#4b8b3b", 0.4), edge=0.002))
    return group(parts, at=(x, y, z))
