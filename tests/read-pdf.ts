import { inflateSync } from 'node:zlib'

/** What a PDF says, as far as a test asks: its words in the order they were drawn, its pages, its tags. */
export type ReadPdf = {
  words: string
  pages: number
  /** How often each tag occurs: {H1: 1, TR: 12}. */
  tags: Readonly<Record<string, number>>
  /** Objects without their streams, for what is not worth a field of its own. */
  objects: string
}

/** Reads what pdfkit writes: two-byte glyphs with a way back to Unicode, or Latin-1 in the standard typefaces. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = new Map<number, { head: string; stream: string }>()
  const text = file.toString('latin1')
  for (const [, number = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = ''] = body.split('\nstream\n', 1)
    const packed = /\nstream\n([\s\S]*)\nendstream/.exec(body)?.[1]
    objects.set(Number(number), { head, stream: packed === undefined ? '' : unpacked(packed, head) })
  }

  const heads = [...objects.values()].map(({ head }) => head).join('\n')
  const fonts = fontsOf(objects)
  const content = [...objects.values()].filter(({ stream }) => /\bBT\n/.test(stream))
  return {
    words: content.map(({ stream }) => wordsIn(stream, fonts)).join('\n'),
    pages: [...heads.matchAll(/\/Type \/Page\n/g)].length,
    tags: countOf([...heads.matchAll(/\/S \/(\w+)/g)].map(([, tag = '']) => tag)),
    objects: heads,
  }
}

type Objects = ReadonlyMap<number, { head: string; stream: string }>

const unpacked = (stream: string, head: string): string => {
  const bytes = Buffer.from(stream, 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** By the name a page gives it; null is a standard typeface. */
function fontsOf(objects: Objects): Map<string, Map<string, string> | null> {
  const fonts = new Map<string, Map<string, string> | null>()
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1]
      fonts.set(name, unicode ? glyphsOf(objects.get(Number(unicode))?.stream ?? '') : null)
    }
  }
  return fonts
}

function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, letters = ''] of list.matchAll(/<([0-9a-fA-F ]*)>/g)) {
      const units = letters.match(/\w{4}/g) ?? []
      glyphs.set(
        glyph.toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
      glyph += 1
    }
  }
  return glyphs
}

function wordsIn(stream: string, fonts: ReadonlyMap<string, Map<string, string> | null>): string {
  let font: Map<string, string> | null = null
  const lines: string[] = []
  for (const [, name, pieces] of stream.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*> ?-?[\d.]* ?)*)\] TJ/g,
  )) {
    if (name) font = fonts.get(name) ?? null
    if (pieces)
      lines.push([...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => letters(hex, font)).join(''))
  }
  return lines.join('\n')
}

const letters = (hex: string, font: ReadonlyMap<string, string> | null): string =>
  font
    ? (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '�').join('')
    : Buffer.from(hex, 'hex').toString('latin1')

const countOf = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
