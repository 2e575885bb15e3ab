import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isWorkingDay } from '../../values/day.ts'
import { idFrom } from '../../values/ids.ts'
import type { Closure } from '../channel/channel.ts'
import { promiseDelivery } from './delivery-promise.ts'

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
const summer = closure('2025-07-19', '2025-08-03', '2025-08-05', '2025-08-07')

const parcel = { ordered: '2026-03-02', restockDays: 0, minDays: 2, maxDays: 3, abroad: false }

describe('a delivery', () => {
  it('takes its working days', () => {
    expect(promiseDelivery(parcel, [])).toEqual({ earliest: '2026-03-04', latest: '2026-03-05' })
  })

  it('rests over the weekend', () => {
    expect(promiseDelivery({ ...parcel, ordered: '2026-03-05' }, [])).toEqual({
      earliest: '2026-03-09',
      latest: '2026-03-10',
    })
    expect(promiseDelivery({ ...parcel, ordered: '2026-03-07' }, [])).toEqual({
      earliest: '2026-03-11',
      latest: '2026-03-12',
    })
  })

  it('waits for goods that come again', () => {
    expect(promiseDelivery({ ...parcel, restockDays: 14 }, [])).toEqual({
      earliest: '2026-03-18',
      latest: '2026-03-19',
    })
  })

  // Specification 9: "First delivery after the summer break is from 5.8 in Switzerland and 7.8 abroad."
  it('comes after the summer break no earlier than its first delivery day', () => {
    const ordered = { ...parcel, ordered: '2025-07-25', minDays: 1, maxDays: 2 }
    expect(promiseDelivery(ordered, [summer])).toEqual({ earliest: '2025-08-05', latest: '2025-08-06' })
    expect(promiseDelivery({ ...ordered, abroad: true }, [summer]).earliest).toBe('2025-08-07')
  })

  it('does not mind a closure once the parcel is on its way', () => {
    expect(promiseDelivery({ ...parcel, ordered: '2025-07-18' }, [summer]).earliest).toBe('2025-07-22')
  })

  it('looks again when one closure ends where the next begins', () => {
    const stocktaking = closure('2025-08-04', '2025-08-06', '2025-08-08', '2025-08-12')
    expect(
      promiseDelivery({ ...parcel, ordered: '2025-07-25', minDays: 1, maxDays: 1 }, [summer, stocktaking])
        .earliest,
    ).toBe('2025-08-08')
  })

  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days))
  const journey = fc.record({
    ordered: day,
    restockDays: fc.nat(60),
    minDays: fc.nat(9),
    extra: fc.nat(9),
    abroad: fc.boolean(),
  })

  it('is promised for working days in the future, in their order', () => {
    fc.assert(
      fc.property(journey, ({ extra, ...rest }) => {
        const { earliest, latest } = promiseDelivery({ ...rest, maxDays: rest.minDays + extra }, [summer])
        expect(earliest >= rest.ordered && latest >= earliest).toBe(true)
        expect(isWorkingDay(earliest) && isWorkingDay(latest)).toBe(true)
      }),
    )
  })

  it('is never earlier for waiting longer', () => {
    fc.assert(
      fc.property(journey, fc.nat(30), ({ extra, ...rest }, more) => {
        const promised = (restockDays: number) =>
          promiseDelivery({ ...rest, restockDays, maxDays: rest.minDays + extra }, [summer]).earliest
        expect(promised(rest.restockDays + more) >= promised(rest.restockDays)).toBe(true)
      }),
    )
  })
})
