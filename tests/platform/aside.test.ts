import { expect, it } from 'vitest'
import { aside } from '../../src/platform/aside/aside.ts'

const module = new URL('./spoken-aside.ts', import.meta.url)
const shout = aside<typeof import('./spoken-aside.ts'), 'shout'>(module, 'shout')
const fail = aside<typeof import('./spoken-aside.ts'), 'fail'>(module, 'fail')
const end = aside<typeof import('./spoken-aside.ts'), 'end'>(module, 'end')
const thread = aside<typeof import('./spoken-aside.ts'), 'threadNow'>(module, 'threadNow')

it('answers from another thread, each call its own', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => `ada ${index}`)
  expect(await Promise.all(asked.map((word) => shout(word)))).toEqual(asked.map((word) => word.toUpperCase()))
  expect(await thread()).toBeGreaterThan(0)
})

it('brings dates and bytes there and back', async () => {
  const at = new Date('2026-03-01T10:00:00Z')
  expect(await shout({ at, bytes: new Uint8Array([1, 2]) })).toEqual({ at, bytes: new Uint8Array([1, 2]) })
})

it('says what went wrong, and goes on', async () => {
  await expect(fail('no paper')).rejects.toThrow('no paper')
  expect(await shout('still here')).toBe('STILL HERE')
})

it('begins anew when the thread ends, and lets nobody wait for ever', async () => {
  await expect(end()).rejects.toThrow('ended')
  expect(await shout('again')).toBe('AGAIN')
})
