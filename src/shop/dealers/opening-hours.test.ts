import { expect, it } from 'vitest'
import { readOpeningHours } from './opening-hours.ts'

it('reads spans of days and times, and leaves out what is closed', () => {
  expect(readOpeningHours({ sat: '09:00-15:00', 'mon-fri': '08:00-12:00, 13:30-18:00', sun: null })).toEqual([
    {
      days: ['mon', 'tue', 'wed', 'thu', 'fri'],
      hours: [
        ['08:00', '12:00'],
        ['13:30', '18:00'],
      ],
    },
    { days: ['sat'], hours: [['09:00', '15:00']] },
  ])
})

it.each([[{}], [{ someday: '08:00-12:00' }], [{ 'fri-mon': '08:00-12:00' }], [{ mon: 'by appointment' }]])(
  'makes nothing of what it cannot read: %j',
  (stored) => {
    expect(readOpeningHours(stored)).toEqual([])
  },
)
