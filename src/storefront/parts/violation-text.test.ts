import { describe, expect, it } from 'vitest'
import { de } from '../texts/de/de.ts'
import { en } from '../texts/en/en.ts'
import { fr } from '../texts/fr/fr.ts'
import { it as italian } from '../texts/it/it.ts'
import { blank, violationOf, violationText } from './violation-text.ts'

describe('a rule that was broken', () => {
  it.each([
    [de, '*Dieses Feld ist erforderlich'],
    [en, '*This field is required'],
    [italian, '*Questo campo è obbligatorio'],
    [fr, '*Ce champ est obligatoire'],
  ])('says in every language that a field is required', (texts, words) => {
    expect(violationText(blank, texts)).toBe(words)
    // Specification 5: too low is shown as blank.
    expect(violationText({ code: 'TOO_LOW_ERROR', detail: {} }, texts)).toBe(words)
  })

  it('names the limit the Store API sent with it', () => {
    const violation = violationOf({
      status: '400',
      code: 'VIOLATION::TOO_LONG_ERROR',
      title: '',
      detail: '',
      meta: { parameters: { '{{ limit }}': 20 } },
    })
    expect(violationText(violation, de)).toBe('Höchstens 20 Zeichen')
  })

  it('is shown in the Store API’s own words when there are no others', () => {
    expect(violationText({ code: 'BRAND_NEW_ERROR', detail: {}, said: 'Quite wrong.' }, de)).toBe(
      'Quite wrong.',
    )
    expect(violationText({ code: 'summary', detail: {}, said: 'Quite wrong.' }, de)).toBe('Quite wrong.')
  })
})
