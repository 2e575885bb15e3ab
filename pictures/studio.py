"""One picture: blender -b -P pictures/studio.py -- <models> <item number> <view> <file.png> [width] [samples]"""

import os
import sys

import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))

from studio import develop, models, views  # noqa: E402

folder, number, view, path, *rest = sys.argv[sys.argv.index("--") + 1 :]
width = int(rest[0]) if rest else 1600
samples = int(rest[1]) if len(rest) > 1 else 40

bpy.ops.wm.read_factory_settings(use_empty=True)
things, ground = views.arranged(models.read(folder, number), models.read(folder, "materials"), view)
develop.render(path, things, ground, width, width * 3 // 4, samples)
