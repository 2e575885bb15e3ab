import { describe, expect, it } from 'vitest'
import type { Place } from '../drawing/space.ts'
import { lettering } from './lettering.ts'

describe('raised lettering', () => {
  it('stands three tenths of a millimetre out of its face, in every sign', () => {
    for (const sign of signs) {
      const outs = written(sign).places.map(([, y]) => -y)
      expect(Math.max(...outs), sign).toBeCloseTo(0.3, 6)
      expect(Math.min(...outs), sign).toBeCloseTo(-0.3, 6)
    }
  })

  it('turns every face that is read towards the reader, so that no stroke folds over itself', () => {
    for (const sign of signs) {
      const { places, triangles } = written(sign)
      const read = triangles
        .map((corners) => corners.map((at) => places[at] ?? origin))
        .filter((corners) => corners.every(([, y]) => y < 0))
      expect(read.length, sign).toBeGreaterThan(0)
      for (const [p = origin, q = origin, r = origin] of read) {
        const turned = (q[0] - p[0]) * (r[2] - p[2]) - (q[2] - p[2]) * (r[0] - p[0])
        expect(turned, sign).toBeGreaterThan(0)
      }
    }
  })
})

const signs = [...'0123456789l']
const origin: Place = [0, 0, 0]

/** Upright, before a reader who looks along y. */
const written = (sign: string) => lettering(sign, origin, [1, 0, 0], [0, 0, -1], 40)
