import { describe, expect, it } from 'vitest'
import { revealDefaults, revealed, revealPoint } from './reveal-point.ts'

const sizes = { elementHeight: 400, windowHeight: 900 }

describe('the point at which something comes into sight', () => {
  it.each([
    ['top-bottom', 120],
    ['center-bottom', 320],
    ['bottom-bottom', 520],
    ['top-center', 570],
    ['center-center', 770],
    ['top-top', 1020],
  ] as const)('at %s lies %i px above the bottom', (anchor, point) => {
    expect(revealPoint({ offset: 120, anchor }, sizes)).toBe(point)
  })

  it('is by default 120 px above the bottom of the screen', () => {
    expect(revealPoint(revealDefaults, sizes)).toBe(120)
  })
})

describe('what comes into sight', () => {
  const at = (top: number) => ({ top, bottom: top + 400, windowHeight: 900, point: 120 })

  it.each([
    [900, 'waiting'],
    [781, 'waiting'],
    [780, 'shown'],
    [0, 'shown'],
    [-800, 'shown'],
  ] as const)('with its top at %i px is %s', (top, state) => {
    expect(revealed('waiting', at(top), revealDefaults)).toBe(state)
  })

  it('waits again below the screen, unless it comes once', () => {
    expect(revealed('shown', at(1200), revealDefaults)).toBe('waiting')
    expect(revealed('shown', at(1200), { once: true, mirror: false })).toBe('shown')
  })

  it('goes above the screen only where it mirrors', () => {
    expect(revealed('shown', at(-401), revealDefaults)).toBe('shown')
    expect(revealed('shown', at(-401), { once: false, mirror: true })).toBe('waiting')
  })
})
