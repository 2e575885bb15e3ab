"""A few words to write shader trees as formulas."""

import bpy


class Shader:
    """One material under construction; every call adds a node and answers with its output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def node(self, kind, inputs=None, out=0, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node.outputs[out]

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.surface.inputs[key.replace("_", " ")], value)
        return self.material

    def place(self, scale=(1, 1, 1), vary=True):
        """Object coordinates in metres, stretched; another piece of the same stuff for every object."""
        at = self.node("TexCoord", out=3)
        if vary:
            chance = self.node("ObjectInfo", out="Random")
            at = self.node("VectorMath", {0: at, 1: self.node("VectorMath", {0: (37.0, 19.0, 53.0), "Scale": chance}, operation="SCALE")}, operation="ADD")
        return self.node("VectorMath", {0: at, 1: scale}, operation="MULTIPLY")

    def noise(self, at, scale, detail=3.0, rough=0.5, distortion=0.0, w=None):
        inputs = {"Vector": at, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}
        if w is None:
            return self.node("TexNoise", inputs)
        return self.node("TexNoise", {**inputs, "W": w}, noise_dimensions="4D")

    def ramp(self, value, *stops):
        """Colours at places: (0.3, (r, g, b)), ..."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (at, colour) in zip(node.color_ramp.elements, stops):
            element.position = at
            element.color = (*colour, 1)
        self.put(node.inputs[0], value)
        return node.outputs[0]

    def mix(self, share, one, other, way="MIX"):
        return self.node("MixRGB", {0: share, 1: one, 2: other}, blend_type=way)

    def map(self, value, low, high, source=(0.0, 1.0)):
        return self.node("MapRange", {"Value": value, "From Min": source[0], "From Max": source[1], "To Min": low, "To Max": high})

    def bump(self, height, strength, distance=0.001):
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})


def linear(hexadecimal):
    """'#4b8b3b' as the renderer counts."""
    channels = [int(hexadecimal[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
