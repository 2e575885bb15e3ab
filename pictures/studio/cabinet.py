"""The cabinet a product is built into: a base unit of white board with its front, and a worktop over it."""

from . import light, models

WALL, FRONT, HIGH, DEEP = 19, 19, 720, 560


def around_drawer(low, high, figures, body_width):
    """A base unit behind a drawer pulled out of it by most of its depth; figures in millimetres of the drawer."""
    middle, floor = (low[0] + high[0]) / 2, low[2] - 16
    # The drawer's front covers the whole opening; what is left of the unit stands behind it.
    return _corpus(middle - body_width / 2, high[1] - 90, floor, body_width, figures)


def around_swing(low, high, figures):
    """A base unit whose left side carries the swing arm, its door wide open."""
    wide = max(600, high[0] - low[0] + 50)
    x, y, z = low[0] - 3, low[1], low[2] - 20
    door = models.box("door", "melamine", (x - 22, y - wide - 4, z + 2), (FRONT, wide, HIGH - 4), figures)
    return [door, *_corpus(x, y, z, wide, figures)]


def around_free(low, high, figures):
    """An open niche under a worktop in which something stands."""
    middle, wide = (low[0] + high[0]) / 2, max(500, high[0] - low[0] + 220)
    return _corpus(middle - wide / 2, low[1] + 30, low[2] - WALL, wide, figures, tall=max(HIGH, high[2] - low[2] + 90))


def _corpus(x, y, z, wide, figures, tall=HIGH):
    def board(name, at, size, material="melamine"):
        return models.box(name, material, at, size, figures)

    deep = DEEP
    light.lamp_within(
        [value * models.UNIT for value in (x + WALL, y, z + WALL)],
        [value * models.UNIT for value in (x + wide - WALL, y + deep, z + tall - WALL)],
    )
    return [
        board("left side", (x, y, z), (WALL, deep, tall)),
        board("right side", (x + wide - WALL, y, z), (WALL, deep, tall)),
        board("floor", (x + WALL, y, z), (wide - 2 * WALL, deep, WALL)),
        board("back", (x + WALL, y + deep - 8, z + WALL), (wide - 2 * WALL, 8, tall - WALL)),
        board("rail", (x + WALL, y, z + tall - WALL), (wide - 2 * WALL, 100, WALL)),
        board("worktop", (x - 16, y - 26, z + tall), (wide + 32, deep + 26, 30), "oak"),
        board("plinth", (x + 4, y + 45, z - 90), (wide - 8, 16, 90), "drawer-anthracite"),
        board("foot left", (x, y + 70, z - 90), (WALL, deep - 80, 90), "drawer-anthracite"),
        board("foot right", (x + wide - WALL, y + 70, z - 90), (WALL, deep - 80, 90), "drawer-anthracite"),
    ]
