import type { Colour } from '../drawing/colour.ts'

/** What something is made of, for a renderer: the same words in the studio and in the view in space. */
export type Material = {
  /** Base colour, sRGB. */
  readonly colour: Colour
  readonly roughness: number
  readonly metallic: number
  /** How much light goes through, 0 to 1. */
  readonly transmission: number
  /** The colour drawings use for it, when they use another; none means no drawing asks for it by colour. */
  readonly drawn?: Colour | null
}

const solid = (colour: Colour, roughness: number, drawn?: Colour | null): Material =>
  drawn === undefined
    ? { colour, roughness, metallic: 0, transmission: 0 }
    : { colour, roughness, metallic: 0, transmission: 0, drawn }

const metal = (colour: Colour, roughness: number, drawn?: Colour | null): Material => ({
  ...solid(colour, roughness, drawn),
  metallic: 1,
})

export const materials = {
  anthracite: solid('#33383c', 0.52, '#3b4046'),
  graphite: solid('#50565b', 0.5, '#62676b'),
  'stone-grey': solid('#8b8d89', 0.52),
  'light-grey': solid('#c3c7c9', 0.48, '#d3d6d8'),
  green: solid('#4b8b3b', 0.42),
  'hook-green': solid('#3f9138', 0.38, null),
  black: solid('#1f2123', 0.5),
  white: solid('#e6e9ea', 0.4, '#f2f4f5'),
  rubber: solid('#2b2e31', 0.82),
  carbon: solid('#26282a', 0.92, '#35393d'),
  steel: metal('#a3a9ad', 0.3, '#bcc4c9'),
  zinc: metal('#abb0b3', 0.4, '#d5dade'),
  'crown-steel': metal('#a0a6aa', 0.32, null),
  'drawer-grey': solid('#9fa4a7', 0.4, null),
  'drawer-anthracite': solid('#44494e', 0.4, null),
  'drawer-stone': solid('#9a9b96', 0.4, null),
  brass: metal('#c8a951', 0.3),
  fabric: solid('#232629', 0.9, null),
  lining: solid('#767e84', 0.85, null),
  webbing: solid('#33373a', 0.85, null),
  thread: solid('#8b9196', 0.8, null),
  'bag-film': { ...solid('#e6ebea', 0.34, null), transmission: 0.55 },
  'film-roll': solid('#d9dede', 0.34, null),
  'green-film': { ...solid('#c7d9c4', 0.36, '#cfe0c8'), transmission: 0.35 },
  clear: { ...solid('#eef4f6', 0.12, null), transmission: 0.9 },
  card: solid('#cdab7e', 0.88),
  paper: solid('#d9bd92', 0.86),
  'printing-paper': solid('#f6f8f9', 0.72, null),
  'print-light': solid('#a9aeb1', 0.6, null),
  'print-dark': solid('#5b6872', 0.6, '#6c757b'),
  melamine: solid('#eceeed', 0.46, null),
  oak: solid('#b98f62', 0.58, null),
  blue: solid('#3f78a8', 0.5),
  yellow: solid('#d4a72c', 0.5),
  brown: solid('#8a5a35', 0.5),
  red: solid('#b5463c', 0.5),
  'pale-blue': solid('#7aa7b8', 0.5),
  'deep-green': solid('#2f5d50', 0.5),
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof materials

/** The material a drawing means by a colour; shades of one colour are one material in other light. */
export function materialOf(colour: Colour): MaterialName {
  const [wanted, ...others] = drawnAs.toSorted(
    (one, other) => apart(colour, one.drawn) - apart(colour, other.drawn),
  )
  return wanted?.name ?? others[0]?.name ?? 'anthracite'
}

const drawnAs = Object.entries(materials).flatMap(([name, { colour, drawn = colour }]: [string, Material]) =>
  // Object.entries forgets that its keys are the names.
  drawn === null ? [] : [{ name: name as MaterialName, drawn }],
)

// A shade keeps its tint and changes its lightness, so tint decides and lightness only helps.
function apart(one: Colour, other: Colour): number {
  const [p, q] = [channels(one), channels(other)]
  const tint = Math.hypot(p.r - p.g - q.r + q.g, p.g - p.b - q.g + q.b)
  return 4 * tint + (0.4 * Math.abs(p.r + p.g + p.b - q.r - q.g - q.b)) / 3
}

function channels(colour: Colour) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return { r, g, b }
}
