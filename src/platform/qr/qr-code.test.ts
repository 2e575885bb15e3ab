import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

const rows = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

describe('a QR code', () => {
  it.each([
    ['a', 21],
    ['https://shop.example/a', 25],
    ['x'.repeat(106), 41],
    ['x'.repeat(107), 45],
    ['x'.repeat(1000), 121],
  ])('of %s is as small as it can be', (text, size) => {
    const code = qrCode(text)
    expect(code.length).toBe(size)
    expect(code.every((row) => row.length === size)).toBe(true)
  })

  it('has its corners and its rulers', () => {
    const code = rows('https://shop.example/abfallsysteme/configurator/complete/products?bodyWidth=600')
    const size = code.length
    expect(code.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner)
    expect(code.slice(0, 7).map((row) => row.slice(size - 7))).toEqual(corner)
    expect(code.slice(size - 7).map((row) => row.slice(0, 7))).toEqual(corner)
    expect(code[6]?.slice(8, 16)).toBe('#.#.#.#.')
  })

  it('says that it cannot hold everything', () => {
    expect(() => qrCode('x'.repeat(2400))).toThrow('2400 bytes')
  })
})
