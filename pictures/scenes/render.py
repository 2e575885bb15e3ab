"""blender -b -P pictures/scenes/render.py -- <scene> <out.webp> [width] [samples]"""

import importlib
import os
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]

import stage  # noqa: E402


def main(name, path, width=1920, samples=128):
    start = time.time()
    importlib.import_module("sets." + name.replace("-", "_")).build()
    stage.render((int(width), int(width) * 9 // 16), int(samples), path)
    print(f"scene {name}: {time.time() - start:.0f} s, {os.path.getsize(path) // 1024} KB")


main(*sys.argv[sys.argv.index("--") + 1 :])
