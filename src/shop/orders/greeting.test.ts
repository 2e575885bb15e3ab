import { describe, expect, it } from 'vitest'
import type { Channel } from '../channel/channel.ts'
import { greetingOf } from './greeting.ts'

const salutation = (key: string, letterName: string) => ({
  id: key,
  key,
  letterName: { 'de-DE': letterName, 'en-US': letterName, 'it-IT': letterName, 'fr-FR': letterName },
})
// Of a channel a greeting needs its salutations alone.
const channel = {
  salutations: [salutation('mrs', 'Sehr geehrte Frau'), salutation('not_specified', 'Guten Tag')],
} as unknown as Channel
const greeting = (
  firstName: string,
  lastName: string,
  salutationId: string | null = null,
  title: string | null = null,
) =>
  greetingOf(
    // An id is of a salutation when one is found by it.
    { locale: 'de-DE', salutationId: salutationId as never, title, firstName, lastName },
    channel,
  )

describe('a letter', () => {
  it('begins with who it is for', () => {
    expect(greeting('Ada', 'Muster')).toBe('Guten Tag Ada Muster')
    expect(greeting('Ada', 'Muster', 'mrs', 'Dr.')).toBe('Sehr geehrte Frau Dr. Muster')
    expect(greeting('J. R.', "O'Hara-Müller")).toBe("Guten Tag J. R. O'Hara-Müller")
  })

  it.each([
    'https://evil.example',
    'evil.example',
    'www.evil',
    'Gewinn: evil.example/1',
    'win@evil.example',
    '<a href=//evil>',
    'Klicken Sie auf http:\\\\evil',
  ])('carries nobody’s advertisement: %s', (name) => {
    expect(greeting(name, 'Muster')).toBe('Guten Tag')
    expect(greeting('Ada', name, 'mrs')).toBe('Guten Tag')
  })
})
