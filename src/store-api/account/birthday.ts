import type { z } from 'zod'
import { refuseForm } from '../../shop/refusal.ts'
import { line } from '../typed-text.ts'

export const birthdayWish = { birthdayDay: line, birthdayMonth: line, birthdayYear: line }

type Birthday = z.output<z.ZodObject<typeof birthdayWish>>

/** Three fields on the wire, one day inside; none of them is a customer who does not say. */
export function birthdayOf({ birthdayDay, birthdayMonth, birthdayYear }: Birthday): string | null {
  if (birthdayDay === '' && birthdayMonth === '' && birthdayYear === '') return null

  const day = `${birthdayYear.padStart(4, '0')}-${birthdayMonth.padStart(2, '0')}-${birthdayDay.padStart(2, '0')}`
  const exists = /^(19|20)\d\d-\d\d-\d\d$/.test(day) && isDay(day)
  return exists
    ? day
    : refuseForm([{ rule: 'wrong-type', path: ['birthdayDay'], value: day, detail: { type: 'date' } }])
}

/** The 31st of February is none. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
