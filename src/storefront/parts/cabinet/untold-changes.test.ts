import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUntold, type UntoldChange, withChange, withoutTold } from './untold-changes.ts'

const [wide, narrow] = ['complete_bodyWidth-600', 'complete_bodyWidth-450']
const keep = (place: string, at: number, name?: string): UntoldChange => ({
  does: 'keep',
  place,
  at,
  ...(name !== undefined && { name }),
})
const forget = (place: string, at: number): UntoldChange => ({ does: 'forget', place, at })
const done = (...changes: UntoldChange[]) => changes.reduce<UntoldChange[]>(withChange, [])

describe('what an account was not told yet', () => {
  it('is the last that was done to each cabinet', () => {
    expect(done(keep(wide, 1), keep(narrow, 2), forget(wide, 3))).toEqual([keep(narrow, 2), forget(wide, 3)])
    expect(done(forget(wide, 1), keep(wide, 2))).toEqual([keep(wide, 2)])
  })

  it('keeps a name that was given before it was measured once more, and not of one that was forgotten', () => {
    expect(done(keep(wide, 1, 'Küche'), keep(wide, 2))).toEqual([keep(wide, 2, 'Küche')])
    expect(done(keep(wide, 1, 'Küche'), keep(wide, 2, ''))).toEqual([keep(wide, 2, '')])
    expect(done(keep(wide, 1, 'Küche'), forget(wide, 2), keep(wide, 3))).toEqual([keep(wide, 3)])
  })

  it('still holds what was done while it was told', () => {
    const told = done(keep(wide, 1), forget(narrow, 2))
    expect(withoutTold(withChange(told, forget(wide, 3)), told)).toEqual([forget(wide, 3)])
  })

  it('is read as it was written, is bounded, and is nothing where something else is kept', () => {
    const untold = done(keep(wide, 1, 'Küche'), forget(narrow, 2))
    expect(
      parseUntold(JSON.stringify([...untold, null, 7, { does: 'forget', place: 'round', at: 1 }])),
    ).toEqual(untold)
    const many = Array.from({ length: 200 }, (_, index) => forget(`complete_bodyWidth-${300 + index}`, index))
    expect(done(...many).length).toBeLessThan(100)
    expect(done(...many).at(-1)).toEqual(many.at(-1))
    fc.assert(fc.property(fc.json(), (stored) => parseUntold(stored).length <= 100))
  })
})
