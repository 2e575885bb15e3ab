import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factsOfCatalogue, nothingKnown } from './catalogue-facts.ts'
import { drawPicture, type PictureFacts, tellingViews, type View } from './picture.ts'

const views = ['product', 'front', 'top'] as const satisfies readonly View[]
const { systems, accessories, parts } = readCatalogue()
const everything = [...systems, ...accessories, ...parts]
const drawn = everything.flatMap((facts) =>
  views.map((view) => ({ facts, view, svg: drawPicture(facts, view) })),
)

describe('a picture of every product', () => {
  it('covers the whole catalogue', () => {
    expect([systems.length, accessories.length, parts.length]).toEqual([61, 33, 116])
  })

  it('is a well-formed document whose references all lead somewhere', () => {
    for (const { facts, view, svg } of drawn) expect(faultsIn(svg), `${facts.itemNumber} ${view}`).toEqual([])
  })

  it('asks nothing of the outside world', () => {
    for (const { svg } of drawn)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|<image|<style|<script/)
  })

  it('writes nothing but litres and millimetres', () => {
    const words = new Set(
      drawn.flatMap(({ svg }) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word)),
    )
    for (const word of words) expect(word).toMatch(/^\d+ (l|mm)$/)
  })

  it('stays small', () => {
    const sizes = drawn.map(({ svg }) => Buffer.byteLength(svg)).sort((one, other) => one - other)
    expect(sizes.at(-1)).toBeLessThan(13_000)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(4_000)
  })

  it('is the same each time', () => {
    for (const { facts, view, svg } of drawn.slice(0, 30)) expect(drawPicture({ ...facts }, view)).toBe(svg)
  })

  it('shares no id with another picture', () => {
    const owners = new Map<string, string>()
    for (const { facts, view, svg } of drawn) {
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
        expect(owners.get(id) ?? svg, `${id} in ${facts.itemNumber} ${view}`).toBe(svg)
        owners.set(id, svg)
      }
    }
  })

  it('shows flat things from above and upright ones from the front', () => {
    expect(tellingViews(accessory('labels'))).toEqual(['product', 'top'])
    expect(tellingViews(accessory('cleaner-500'))).toEqual(['product', 'front'])
    expect(tellingViews(accessory('handbook-pdf'))).toEqual(['product'])
  })
})

describe('parts of different kinds', () => {
  it('never look the same, whatever their number', () => {
    const likenesses = new Map<string, string>()
    for (const facts of [...accessories, ...parts]) {
      const svg = drawPicture({ ...facts, itemNumber: '00' }, 'product')
      const kind = kindOf(facts)
      expect(likenesses.get(svg) ?? kind, facts.itemNumber).toBe(kind)
      likenesses.set(svg, kind)
    }
  })

  it('are all known: none falls back to the carton', () => {
    const carton = drawPicture(
      { ...nothingKnown, kind: 'spare-part', itemNumber: '00', name: 'Unbekannt' },
      'product',
    )
    for (const facts of [...accessories, ...parts])
      expect(drawPicture({ ...facts, itemNumber: '00' }, 'product')).not.toBe(carton)
  })

  it('come in their colour and their number', () => {
    const bumpers = part('71.06.002')
    const uses = (packSize: number) =>
      drawPicture({ ...bumpers, name: 'Anschlagpuffer', packSize }, 'top').split('<use').length
    expect(drawPicture(part('73.05.003'), 'product')).not.toBe(drawPicture(part('73.05.004'), 'product'))
    expect(uses(6) - uses(4)).toBe(2)
  })
})

describe('scale', () => {
  it('draws a 60 litre bin 390/290 as wide as one of 35 litres, from above', () => {
    const [small, large] = [spread(part('71.03.002')), spread(part('71.03.001'))]
    expect(large.width / large.height / (small.width / small.height)).toBeCloseTo(390 / 290, 1)
    expect(spread(part('71.03.001')).perMillimetre * 390).toBeCloseTo(large.width, 0)
  })

  it('measures a system by its own figures', () => {
    const svg = drawPicture(system('10.60.601'), 'top')
    expect(svg).toContain('485 mm')
    expect(svg).toContain('400 mm')
  })

  it('measures only what the catalogue states', () => {
    expect(drawPicture(part('71.06.002'), 'top')).not.toContain('mm<')
    expect(drawPicture(part('71.01.003'), 'top')).toContain('450 mm')
  })
})

/** The body of the first vessel and the length of the width's dimension line, in pixels. */
function spread(facts: PictureFacts) {
  const svg = drawPicture(facts, 'top')
  const rim = points(/<g filter[^>]*><path d="([^"]+)"/.exec(svg)?.[1] ?? '')
  const line = points(/<path d="([^"]+)" fill="none" stroke="#5b6872"/.exec(svg)?.[1]?.split('M')[1] ?? '')
  const [xs, ys, ends] = [rim.map(([x]) => x), rim.map(([, y]) => y), line.map(([x]) => x)]
  const rimOff = 2 * 9
  const width = Number(/(\d+) mm/.exec(svg)?.[1])
  const perMillimetre = (Math.max(...ends) - Math.min(...ends)) / width
  return {
    perMillimetre,
    width: Math.max(...xs) - Math.min(...xs) + rimOff * perMillimetre,
    height: Math.max(...ys) - Math.min(...ys) + rimOff * perMillimetre,
  }
}

/** The places a path with one relative line visits. */
function points(path: string): [number, number][] {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => {
    x += numbers[at * 2] ?? 0
    y += numbers[at * 2 + 1] ?? 0
    return [x, y]
  })
}

/** What is wrong with a document: crossed tags, twice given ids, references into the void, numbers that are none. */
function faultsIn(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) faults.push(`crossed ${tag}`)
    } else if (!empty) open.push(name)
    if (/NaN|Infinity|undefined/.test(attributes)) faults.push(`nonsense in ${tag}`)
  }
  const between = svg.replace(/<\/?[a-zA-Z]+(?: [a-zA-Z0-9-]+="[^"<]*")*\/?>/g, '')
  if (/[<>&]/.test(between)) faults.push(`stray ${between.slice(0, 40)}`)
  if (open.length > 0) faults.push(`unclosed ${open.join(' ')}`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size < ids.length) faults.push('an id twice')
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
    if (!ids.includes(id)) faults.push(`nothing called ${id}`)
  return faults
}

/** What a thing is, apart from the words that only say which one of its kind. */
function kindOf({ name, itemNumber }: PictureFacts): string {
  const known: Record<string, string> = {
    Aktivkohlefilter: 'filter',
    Bohrschablone: name.includes('Karton') ? 'card jig' : 'jig',
    Trennfach: 'divider',
    Trennwand: 'divider',
    Container: '40 l bin',
  }
  const word = /^\S+/.exec(name)?.[0] ?? itemNumber
  return known[word] ?? word
}

function accessory(id: string): PictureFacts {
  return accessories.find((facts) => facts.id === id) as PictureFacts
}

function part(number: string): PictureFacts {
  return parts.find(({ itemNumber }) => itemNumber === number) as PictureFacts
}

function system(number: string): PictureFacts {
  return systems.find(({ itemNumber }) => itemNumber === number) as PictureFacts
}

function readCatalogue() {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../db/seed/${file}`, import.meta.url), 'utf8'))
  const { products, accessories } = read('products.json')
  const all = factsOfCatalogue({ systems: products, accessories, parts: read('spare-parts.json').parts })
  return {
    systems: all.filter(({ kind }) => kind === 'system'),
    accessories: all.filter(({ kind }) => kind !== 'system' && kind !== 'spare-part'),
    parts: all.filter(({ kind }) => kind === 'spare-part'),
  }
}
