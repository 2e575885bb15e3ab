import { create, type Font } from 'fontkit'

export type Lettering = {
  /** Outlines as SVG has them; the first line stands on y = 0. */
  path: string
  /** From the first line's ground to the last one's. */
  height: number
}

type Setting = {
  font: Font
  size: number
  /** How wide a line may be, in the same unit as the size. */
  room: number
  /** How many lines; what does not fit ends in dots. */
  lines: number
}

export const openFont = (bytes: Buffer): Font => create(bytes)

/** A text as outlines, broken into lines: looks the same on every machine, whatever fonts it has. */
export function lettered(text: string, { font, size, room, lines: most }: Setting): Lettering {
  const scale = size / font.unitsPerEm
  const widthOf = (line: string) => font.layout(line).advanceWidth * scale
  const lines = broken(text, widthOf, room)
  const shown = lines.slice(0, most)
  if (lines.length > most) shown.push(shortened(shown.pop() ?? '', widthOf, room))

  const leading = size * 1.16
  return {
    path: shown.map((line, index) => outline(font, line, scale, index * leading)).join(''),
    height: Math.max(shown.length - 1, 0) * leading,
  }
}

function broken(text: string, widthOf: (line: string) => number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortened(line: string, widthOf: (line: string) => number, room: number): string {
  let kept = line
  while (kept && widthOf(`${kept} …`) > room) kept = kept.replace(/\s*\S+$/, '')
  return `${kept} …`.trim()
}

function outline(font: Font, line: string, scale: number, ground: number): string {
  const { glyphs, positions } = font.layout(line)
  let along = 0

  return glyphs
    .map(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? nowhere
      // Fonts count upwards, pictures down.
      const drawn = path
        .scale(scale, -scale)
        .translate((along + xOffset) * scale, ground - yOffset * scale)
        .toSVG()
      along += xAdvance
      return drawn
    })
    .join('')
}

const nowhere = { xAdvance: 0, xOffset: 0, yOffset: 0 }
