import { dot, type Place, unit } from './space.ts'

export type Colour = `#${string}`

/** The materials of the catalogue. The five codes are the colours a shopper can choose. */
export const colours = {
  AN: '#3b4046',
  SG: '#8b8d89',
  GN: '#4b8b3b',
  LG: '#d3d6d8',
  BK: '#1f2123',
  steel: '#bcc4c9',
  zinc: '#d5dade',
  white: '#f2f4f5',
  bag: '#eef1f2',
  rubber: '#2b2e31',
  carbon: '#35393d',
  card: '#cdab7e',
  paper: '#d9bd92',
  brass: '#c8a951',
  glass: '#ffffff',
  line: '#7d8a93',
} as const satisfies Record<string, Colour>

export function colourOfCode(code: string | null): Colour {
  return code === 'SG' || code === 'GN' || code === 'LG' || code === 'BK' ? colours[code] : colours.AN
}

// From the upper left, a little towards the viewer: the top is brightest, the right side rests in shade.
const light = unit([-0.45, -0.62, 0.9])

/** The colour of a face turned this way. */
export function lit(colour: Colour, normal: Place): Colour {
  return bright(colour, 0.58 + 0.52 * (0.5 + 0.5 * dot(unit(normal), light)))
}

/** 1 leaves a colour alone, less darkens, more lightens. */
export function bright(colour: Colour, factor: number): Colour {
  // Dark plastics would lose their edges by multiplying alone, so a touch of white goes with the light.
  const glow = (factor - 0.72) * 34
  return hex(channels(colour).map((value) => value * Math.min(factor, 1.08) + glow))
}

export function mix(one: Colour, other: Colour, share: number): Colour {
  const second = channels(other)
  return hex(channels(one).map((value, at) => value * (1 - share) + (second[at] ?? 0) * share))
}

/** How far two colours lie apart, in steps of their most different channel. */
export function apart(one: Colour, other: Colour): number {
  const second = channels(other)
  return Math.max(...channels(one).map((value, at) => Math.abs(value - (second[at] ?? 0))))
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(values: readonly number[]): Colour {
  const two = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${values.map(two).join('')}`
}
