import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureWidths } from '../../../values/rendition.ts'
import { backgroundSize, backgroundSources, backgroundWidths } from './background-width.ts'

const url = `/media/${'a'.repeat(32)}/home.webp`
const picture = (width?: number, height?: number) => ({ url, metaData: { width, height } as never })

describe('a background', () => {
  it.each([
    [1, 1, 'height', 100],
    [799, 600, 'width', 800],
    [800, 600, 'width', 800],
    [801, 600, 'width', 900],
    [600, 801, 'height', 900],
    [1900, 1080, 'width', 1900],
    [1901, 1080, 'width', 1900],
    [1920, 1080, 'width', 1900],
    [1921, 1080, 'width', 1900],
    [6000, 4000, 'width', 1900],
    [1080, 4000, 'height', 1900],
    [undefined, undefined, 'height', 800],
    [0, 0, 'height', 800],
  ] as const)('of %s × %s px is wished with a %s of %i px', (width, height, side, pixels) => {
    expect(backgroundSize(picture(width, height))).toEqual({ side, pixels })
  })

  it('is wished in full hundreds between 100 and 1900, whatever it measures', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(9000), (width, height) => {
        const { pixels } = backgroundSize(picture(width, height))
        expect(pixels % 100).toBe(0)
        expect(pixels).toBeGreaterThanOrEqual(100)
        expect(pixels).toBeLessThanOrEqual(1900)
      }),
    )
  })

  it.each([
    [1920, 1080, 1900],
    [1000, 700, 960],
    [700, 500, 640],
    [1200, 2400, 960],
    [300, 200, undefined],
  ])('of %i × %i px is offered up to %s px', (width, height, largest) => {
    expect(backgroundWidths(picture(width, height)).at(-1)).toBe(largest)
  })

  it('is offered in known widths only, none wider than its picture', () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), (width, height) => {
        const widths = backgroundWidths(picture(width, height))
        expect(pictureWidths.slice(0, widths.length)).toEqual(widths)
        expect(widths.every((one) => one <= width)).toBe(true)
      }),
    )
  })

  it('names its addresses, the largest for who knows no choice', () => {
    const { src, srcSet } = backgroundSources(picture(500, 300))
    expect(src).toBe(`/media/${'a'.repeat(32)}/480/home.webp`)
    expect(srcSet).toBe(
      `/media/${'a'.repeat(32)}/320/home.webp 320w, /media/${'a'.repeat(32)}/480/home.webp 480w`,
    )
  })

  it('that is a drawing has one address', () => {
    expect(backgroundSources({ url: '/media/plan.svg', metaData: { width: 1600, height: 900 } })).toEqual({
      src: '/media/plan.svg',
    })
  })
})
