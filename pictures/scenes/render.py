"""blender -b -P pictures/scenes/render.py -- <scene> <out.webp> [width] [samples]"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import stage  # noqa: E402


def main(name, path, width=1920, samples=128):
    start = time.time()
    importlib.import_module(name).build()
    stage.render((int(width), int(width) * 9 // 16), int(samples), path)
    print(f"scene {name}: {time.time() - start:.0f} s, {os.path.getsize(path) // 1024} KB")


main(*sys.argv[sys.argv.index("--") + 1 :])
