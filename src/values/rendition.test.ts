import { describe, expect, it } from 'vitest'
import { isPhotograph, isPictureWidth, renditionUrl, widthsOf } from './rendition.ts'

const hash = 'a'.repeat(32)

describe('a picture', () => {
  it.each([
    [1900, 9],
    [1600, 8],
    [1200, 6],
    [1199, 5],
    [320, 1],
    [319, 0],
    [null, 0],
    [undefined, 0],
  ])('%s pixels wide is made in %i widths, none wider than itself', (width, count) => {
    const widths = widthsOf(width)

    expect(widths).toHaveLength(count)
    expect(widths.every((known) => known <= (width ?? 0) && isPictureWidth(known))).toBe(true)
  })

  it.each([
    [`/media/${hash}/hero.webp`, `/media/${hash}/640/hero.avif`],
    [`/media/${hash}/a.b.png`, `/media/${hash}/640/a.b.avif`],
    [`https://shop.example/media/${hash}/hero.jpeg`, `https://shop.example/media/${hash}/640/hero.avif`],
    [`/media/${hash}/drawing.svg`, null],
    [`/media/${hash}/manual.pdf`, null],
    ['https://elsewhere.example/hero.webp', null],
    [`/media/short/hero.webp`, null],
    ['', null],
  ])('at %s is in another width at %s', (url, expected) => {
    expect(renditionUrl(url, 640, 'avif')).toBe(expected)
  })

  it('is made of dots, a drawing is not', () => {
    expect(['image/webp', 'image/jpeg', 'image/svg+xml', 'application/pdf'].map(isPhotograph)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
