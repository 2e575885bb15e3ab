import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isWeekend } from '../../values/day.ts'
import { idFrom } from '../../values/ids.ts'
import type { Closure } from '../channel/channel.ts'
import { type Calendars, dispatchDay, type Journey, promiseDelivery } from './delivery-promise.ts'

const empty = { 'de-DE': '', 'en-US': '', 'it-IT': '', 'fr-FR': '' }
const closure = (
  firstDay: string,
  lastDay: string,
  firstDeliveryHome: string,
  firstDeliveryAbroad: string,
): Closure => ({
  id: idFrom('closure', firstDay),
  firstDay,
  lastDay,
  firstDeliveryHome,
  firstDeliveryAbroad,
  title: empty,
  text: empty,
})
// Specification 9.
const winter = closure('2024-12-21', '2025-01-05', '2025-01-07', '2025-01-09')
const summer = closure('2025-07-19', '2025-08-03', '2025-08-05', '2025-08-07')

const open: Calendars = { closures: [], atWorks: isWeekend, there: isWeekend }
const closing: Calendars = { ...open, closures: [winter, summer] }
const restingOn =
  (...days: string[]) =>
  (day: string) =>
    isWeekend(day) || days.includes(day)

const parcel: Journey = {
  ordered: '2026-03-02',
  isLate: false,
  restockDays: 0,
  minDays: 2,
  maxDays: 3,
  abroad: false,
  isCollected: false,
}

describe('a delivery', () => {
  it('takes its working days', () => {
    expect(promiseDelivery(parcel, open)).toEqual({ earliest: '2026-03-04', latest: '2026-03-05' })
  })

  it('leaves a day later when it is ordered after the cut-off hour', () => {
    const late = { ...parcel, isLate: true }
    expect(promiseDelivery(late, open)).toEqual({ earliest: '2026-03-05', latest: '2026-03-06' })
    expect(dispatchDay({ ...late, ordered: '2026-03-06' }, open)).toBe('2026-03-09')
  })

  it('rests over the weekend', () => {
    expect(promiseDelivery({ ...parcel, ordered: '2026-03-05' }, open)).toEqual({
      earliest: '2026-03-09',
      latest: '2026-03-10',
    })
    expect(promiseDelivery({ ...parcel, ordered: '2026-03-07', isLate: true }, open)).toEqual({
      earliest: '2026-03-11',
      latest: '2026-03-12',
    })
  })

  it('waits for goods that come again, whatever the hour', () => {
    const waited = { earliest: '2026-03-18', latest: '2026-03-19' }
    expect(promiseDelivery({ ...parcel, restockDays: 14 }, open)).toEqual(waited)
    expect(promiseDelivery({ ...parcel, restockDays: 14, isLate: true }, open)).toEqual(waited)
  })

  it('neither leaves on a holiday of the works nor arrives on one of where it goes', () => {
    const calendars = { ...open, atWorks: restingOn('2026-03-02'), there: restingOn('2026-03-04') }
    expect(promiseDelivery(parcel, calendars)).toEqual({ earliest: '2026-03-06', latest: '2026-03-09' })
  })

  it('does not mind a closure once the parcel is on its way', () => {
    expect(promiseDelivery({ ...parcel, ordered: '2025-07-18' }, closing).earliest).toBe('2025-07-22')
    expect(promiseDelivery({ ...parcel, ordered: '2025-07-18', isLate: true }, closing).earliest).toBe(
      '2025-08-06',
    )
  })

  it('looks again when one closure ends where the next begins', () => {
    const stocktaking = closure('2025-08-04', '2025-08-06', '2025-08-08', '2025-08-12')
    const ordered = { ...parcel, ordered: '2025-07-25', minDays: 1, maxDays: 1 }
    expect(promiseDelivery(ordered, { ...open, closures: [summer, stocktaking] }).earliest).toBe('2025-08-08')
  })
})

// Specification 9: closed 21.12.2024 to 5.1.2025 and 19.7. to 3.8.2025; "First delivery after the summer break is
// from 5.8 in Switzerland and 7.8 abroad."
describe('around the closures of the specification', () => {
  const express = { ...parcel, minDays: 1, maxDays: 2 }

  it.each([
    ['2024-12-20', false, '2024-12-23'],
    ['2024-12-21', false, '2025-01-07'],
    ['2024-12-30', true, '2025-01-09'],
    ['2025-01-05', false, '2025-01-07'],
    ['2025-01-06', true, '2025-01-09'],
    ['2025-07-18', true, '2025-07-21'],
    ['2025-07-19', false, '2025-08-05'],
    ['2025-07-25', true, '2025-08-07'],
    ['2025-08-02', true, '2025-08-07'],
    ['2025-08-03', false, '2025-08-05'],
    ['2025-08-04', true, '2025-08-07'],
    ['2025-08-07', true, '2025-08-08'],
  ])('ordered on %s, abroad %s, the first parcel arrives on %s', (ordered, abroad, first) => {
    expect(promiseDelivery({ ...express, ordered, abroad }, closing).earliest).toBe(first)
  })

  it('moves the first delivery on when nobody delivers on that day', () => {
    const calendars = { ...closing, there: restingOn('2025-08-07') }
    expect(promiseDelivery({ ...express, ordered: '2025-07-25', abroad: true }, calendars).earliest).toBe(
      '2025-08-08',
    )
  })

  it('has nothing ready for collection while the works are closed', () => {
    const collected = { ...express, isCollected: true, maxDays: 1 }
    expect(promiseDelivery({ ...collected, ordered: '2025-07-17' }, closing).earliest).toBe('2025-07-18')
    expect(promiseDelivery({ ...collected, ordered: '2025-07-18' }, closing).earliest).toBe('2025-08-05')
  })
})

describe('whatever is ordered', () => {
  const day = (from: string) => fc.integer({ min: 0, max: 800 }).map((days) => addDays(from, days))
  const atWorks = restingOn(
    '2025-04-18',
    '2025-04-21',
    '2025-05-29',
    '2025-06-09',
    '2025-12-25',
    '2025-12-26',
  )
  const there = restingOn('2025-05-01', '2025-08-05', '2025-08-07', '2025-08-15', '2025-12-25')
  const calendars: Calendars = { closures: [winter, summer], atWorks, there }
  const journey = fc.record({
    ordered: day('2024-11-01'),
    isLate: fc.boolean(),
    restockDays: fc.oneof(fc.constant(0), fc.nat(60)),
    minDays: fc.nat(9),
    extra: fc.nat(9),
    abroad: fc.boolean(),
    isCollected: fc.boolean(),
  })
  const whole = ({ extra, ...rest }: { extra: number } & Omit<Journey, 'maxDays'>): Journey => ({
    ...rest,
    maxDays: rest.minDays + extra,
  })
  const isClosed = (day: string) =>
    [winter, summer].some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)

  it('arrives in the future, in order, and never on a weekend or a holiday', () => {
    fc.assert(
      fc.property(journey.map(whole), (journey) => {
        const { earliest, latest } = promiseDelivery(journey, calendars)
        expect(earliest >= journey.ordered && latest >= earliest).toBe(true)
        for (const day of [earliest, latest]) {
          expect(journey.isCollected ? atWorks(day) || isClosed(day) : there(day)).toBe(false)
        }
      }),
    )
  })

  it('is never dispatched while the works rest or are closed', () => {
    fc.assert(
      fc.property(journey.map(whole), (journey) => {
        const dispatched = dispatchDay(journey, calendars)
        expect(atWorks(dispatched) || isClosed(dispatched)).toBe(false)
      }),
    )
  })

  it('arrives no earlier than the closures behind it say', () => {
    fc.assert(
      fc.property(journey.map(whole), (journey) => {
        const { earliest } = promiseDelivery(journey, calendars)
        for (const { lastDay, firstDeliveryHome, firstDeliveryAbroad } of [winter, summer]) {
          if (dispatchDay(journey, calendars) <= lastDay) continue
          expect(earliest >= (journey.abroad ? firstDeliveryAbroad : firstDeliveryHome)).toBe(true)
        }
      }),
    )
  })

  it('arrives no earlier for being ordered later', () => {
    fc.assert(
      fc.property(journey.map(whole), fc.nat(40), fc.boolean(), (journey, days, isLate) => {
        const after = {
          ...journey,
          ordered: addDays(journey.ordered, days),
          isLate: journey.isLate || isLate,
        }
        const [one, other] = [promiseDelivery(journey, calendars), promiseDelivery(after, calendars)]
        expect(other.earliest >= one.earliest && other.latest >= one.latest).toBe(true)
      }),
    )
    // In the evening, then the next morning.
    fc.assert(
      fc.property(journey.map(whole), (journey) => {
        const evening = promiseDelivery({ ...journey, isLate: true }, calendars)
        const morning = { ...journey, isLate: false, ordered: addDays(journey.ordered, 1) }
        expect(promiseDelivery(morning, calendars).earliest >= evening.earliest).toBe(true)
      }),
    )
  })

  it('arrives no earlier for being out of stock longer', () => {
    fc.assert(
      fc.property(journey.map(whole), fc.nat(30), (journey, more) => {
        const waiting = { ...journey, restockDays: journey.restockDays + more }
        expect(
          promiseDelivery(waiting, calendars).earliest >= promiseDelivery(journey, calendars).earliest,
        ).toBe(true)
      }),
    )
  })
})
