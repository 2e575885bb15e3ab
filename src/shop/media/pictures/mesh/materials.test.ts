import { describe, expect, it } from 'vitest'
import { bright, colours, mix } from '../drawing/colour.ts'
import { materialOf } from './materials.ts'

describe('the material a colour means', () => {
  it('is the one drawings use that colour for', () => {
    expect(materialOf(colours.AN)).toBe('anthracite')
    expect(materialOf(colours.SG)).toBe('stone-grey')
    expect(materialOf(colours.LG)).toBe('light-grey')
    expect(materialOf(colours.GN)).toBe('green')
    expect(materialOf(colours.steel)).toBe('steel')
    expect(materialOf(colours.card)).toBe('card')
  })

  it('stays the same in other light', () => {
    for (const shade of [0.85, 0.95, 1.08]) {
      expect(materialOf(bright(colours.steel, shade))).toBe('steel')
      expect(materialOf(bright(colours.GN, shade))).toBe('green')
    }
    expect(materialOf(bright(colours.LG, 0.85))).toBe('light-grey')
    expect(materialOf(mix(colours.AN, '#ffffff', 0.1))).toBe('anthracite')
  })
})
