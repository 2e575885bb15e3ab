import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortened } from './short-description.ts'

const sentence = 'Rahmen und Behälter werden ohne Bohren in die Schublade gesetzt und umgesteckt.'

describe('a description', () => {
  it('that is short stays as it is', () => expect(shortened(sentence)).toBe(sentence))

  it('lies on one line', () => expect(shortened(' Ein\n Satz. ')).toBe('Ein Satz.'))

  it('ends with the last sentence that has room', () => {
    expect(shortened(`${sentence} Kurz. ${sentence} ${sentence}`)).toBe(`${sentence} Kurz.`)
  })

  it('is cut behind a word when its sentences are too long', () => {
    const cut = shortened('lang '.repeat(60))
    expect(cut).toMatch(/(lang )+lang…$/)
    expect(cut.length).toBeGreaterThan(140)
  })

  it('takes the point of a number for no end', () => {
    expect(shortened(`${'wort '.repeat(28)}Nummer 71.01.001 ist für das Gestell.`)).not.toMatch(/\d\.$/)
  })

  it('is never longer than what is shown', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => shortened(text).length <= 160))
  })
})
