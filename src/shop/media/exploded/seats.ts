import type { DrawnSystem } from '../drawings/drawn-system.ts'
import type { Bounds, Place } from '../pictures/drawing/space.ts'
import type { PictureFacts } from '../pictures/facts.ts'

/** Where in its system a part sits, as the end of the line that leads to it. */
export function seatOf(facts: PictureFacts, { outer, bins }: Pick<DrawnSystem, 'outer' | 'bins'>): Place {
  const { name, dimension, category } = facts
  const litres = Number(/^(\d+) l$/.exec(dimension ?? '')?.[1] ?? /(\d+) Liter/.exec(name)?.[1] ?? 0)
  const bin = bins.find((one) => one.litres === litres) ?? bins[0]
  const [, share = middle, of = 'system'] =
    seats.find(([pattern]) => pattern.test(`${category} ${name}`)) ?? []

  return within(of === 'bin' && bin ? bin.box : outer, share)
}

type Share = readonly [x: number, y: number, z: number]

const middle: Share = [0.5, 0.5, 0.5]

function within({ min, max }: Bounds, [x, y, z]: Share): Place {
  return [min[0] + (max[0] - min[0]) * x, min[1] + (max[1] - min[1]) * y, min[2] + (max[2] - min[2]) * z]
}

// Shares of the box from the left, from the front and from below. The first that matches decides, so the particular
// stands above the general. As with the drawings of parts, the German name says what it is.
const seats: readonly (readonly [pattern: RegExp, share: Share, of: 'system' | 'bin'])[] = [
  [/fuehrung Führung links/, [0, 0.5, 0.12], 'system'],
  [/fuehrung Führung rechts/, [1, 0.5, 0.12], 'system'],
  [/Frontbefestigung links/, [0, 0, 0.2], 'system'],
  [/Frontbefestigung rechts/, [1, 0, 0.2], 'system'],
  [/Frontwinkel/, [0.9, 0, 0.2], 'system'],
  [/Synchronstange/, [0.5, 1, 0.12], 'system'],
  [/Öffnungsautomat/, [0.3, 1, 0.06], 'system'],
  [/Dämpfer für Führung/, [1, 0.85, 0.12], 'system'],
  [/Bodenführung|Laufrolle/, [0.5, 0.6, 0], 'system'],
  [/Schubladenboden|Grundrahmen|Bodenplatte|Bodeneinlage/, [0.5, 0.2, 0.02], 'system'],
  [/Rückwand/, [0.75, 1, 0.3], 'system'],
  [/Seitenwand links/, [0, 0.4, 0.25], 'system'],
  [/Seitenwand rechts/, [1, 0.4, 0.25], 'system'],
  [/Einsatzrahmen|Einhängerahmen/, [0.25, 0, 0.1], 'system'],
  [/Trennsteg|Trennwand/, [0.5, 0.5, 0.3], 'system'],
  [/Tragbügel|Griffmulde|Traggriff|Bügel POT/, [0.5, 0, 0.9], 'bin'],
  [/Haken|Spannkrone|Spannring|Sackhaltering/, [0.5, 0.3, 1], 'bin'],
  [/Gelenk für Spannkrone/, [0.8, 0.9, 1], 'bin'],
  [/Systemdeckel|Ablageschale auf Deckel/, [0.5, 0.4, 1], 'system'],
  [/Führung für Systemdeckel/, [1, 0.3, 1], 'system'],
  [/filter|Filter/, [0.5, 0.8, 1], 'bin'],
  [/Deckel(scharnier|gelenk)|Dämpfer für Deckel/, [0.7, 1, 0.98], 'system'],
  [/dichtung|Dichtung/, [0.2, 0.2, 1], 'system'],
  [/Deckelheber/, [0.3, 0.8, 1], 'system'],
  [/Deckel/, [0.5, 0.4, 1], 'system'],
  [/Schwenkarm/, [0, 0.4, 0.75], 'system'],
  [/Tragrahmen/, [0.5, 0.1, 0.75], 'system'],
  [/Grundplatte/, [0, 0.6, 0.7], 'system'],
  [/Türmitnehmer/, [0, 0, 0.8], 'system'],
  [/Rückholfeder/, [0.05, 0.6, 0.65], 'system'],
  [/Lagerbuchsen|Gleitscheiben/, [0, 0.5, 0.7], 'system'],
  [/Halter für POT/, [0.8, 0.2, 0.8], 'system'],
  [/Gehäuse|Behälter POT/, [0.3, 0, 0.4], 'system'],
  [/Behälter|behälter|Container|container|Ablageschale/, [0.5, 0, 0.5], 'bin'],
  [/Rolle|füße|fuß/, [0.85, 0, 0], 'system'],
  [/Symbolschilder/, [0.5, 0, 0.7], 'system'],
  [/Anschlagpuffer|Türpuffer/, [0.1, 0, 0.5], 'system'],
  [/Abdeckkappen/, [1, 0.1, 0.3], 'system'],
  [/Exzenter/, [0, 0.1, 0.15], 'system'],
  [/Schraubenset/, [0.9, 0.9, 0.05], 'system'],
]
