import { z } from 'zod'
import { lengths, type Measures } from '../shop/configurator/measures.ts'
import { refuseForm, type Violation } from '../shop/refusal.ts'

/** What somebody measured, by the names of the configurator's inputs; every field that is wrong is named at once. */
export const measuresWish = (drawerSystems: readonly string[]) =>
  z.record(z.string(), z.unknown()).transform((wish): Measures => {
    const violations: Violation[] = []
    const given = Object.entries(wish).filter(([, value]) => value !== null && value !== '')
    const wished = (field: string) => given.find(([name]) => name === field)?.[1]
    const choiceOf = <Choice extends string | number>(field: string, choices: readonly Choice[]) => {
      const value = wished(field)
      if (value === undefined) return {}
      const choice = choices.find((one) => String(one) === String(value))
      if (choice === undefined) violations.push({ rule: 'no-such-choice', path: [field], value })
      return { [field]: choice }
    }

    const measured = lengths.flatMap((field) => {
      const value = wished(field)
      if (value === undefined) return []
      const mm = numberOf(value)
      if (mm === null)
        violations.push({ rule: 'wrong-type', path: [field], value, detail: { type: 'number' } })
      return [[field, mm] as const]
    })
    const chosen = {
      ...choiceOf('drawerSystem', drawerSystems),
      ...choiceOf('doorCount', [1, 2] as const),
      ...choiceOf('hingeSide', ['left', 'right'] as const),
    }
    if (violations.length > 0) refuseForm(violations)
    return { ...Object.fromEntries(measured), ...chosen }
  })

/** A number, also as a query string carries it; null for what is none. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
