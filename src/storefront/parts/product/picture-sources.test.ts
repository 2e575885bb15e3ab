import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const hash = 'b'.repeat(32)
const photograph = (width: number) => ({
  url: `/media/${hash}/bin.webp`,
  metaData: { width, height: (width * 3) / 4 },
})

describe('a picture', () => {
  it('on a card is offered in few widths, in two forms', () => {
    expect(pictureSources(photograph(1600), 'card')).toEqual({
      avif: [320, 480, 640].map((width) => `/media/${hash}/${width}/bin.avif ${width}w`).join(', '),
      webp: [320, 480, 640].map((width) => `/media/${hash}/${width}/bin.webp ${width}w`).join(', '),
      sizes: expect.stringContaining('vw'),
      src: `/media/${hash}/640/bin.webp`,
    })
  })

  it('is never offered larger than it is', () => {
    const { avif } = pictureSources(photograph(1200), 'full')

    expect(avif).toContain('960w')
    expect(avif).not.toContain('1280w')
  })

  it('in the cart needs no choice', () => {
    expect(pictureSources(photograph(1600), 'cart')).toEqual({
      avif: `/media/${hash}/320/bin.avif`,
      webp: null,
      sizes: undefined,
      src: `/media/${hash}/320/bin.webp`,
    })
  })

  it('is as wide as its own place says', () => {
    expect(pictureSources(photograph(1600), 'card', '50vw').sizes).toBe('50vw')
  })

  it.each([
    ['a drawing', { url: `/media/${hash}/bin.svg`, metaData: { width: 800, height: 600 } }],
    ['a small one', photograph(200)],
    ['one nobody has measured', { url: `/media/${hash}/bin.webp` }],
    ['one of another shop', { url: 'https://elsewhere.example/a.webp', metaData: { width: 1600 } }],
  ])('that comes in one size stays as it is: %s', (_, media) => {
    expect(pictureSources(media, 'gallery')).toEqual({
      avif: null,
      webp: null,
      sizes: undefined,
      src: media.url,
    })
  })
})
