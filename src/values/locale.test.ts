import { describe, expect, it } from 'vitest'
import { localeOfPath, matchLocale } from './locale.ts'

describe('matching Accept-Language', () => {
  it.each([
    ['it-IT,it;q=0.9,en;q=0.8', 'it-IT'],
    ['de-CH,de;q=0.9', 'de-DE'],
    ['fr', 'fr-FR'],
    ['fr-CH, en;q=0.9, de;q=0.8', 'fr-FR'],
    ['es-ES,es;q=0.9', 'en-US'],
    ['', 'en-US'],
    ['*', 'en-US'],
    ['EN-us', 'en-US'],
  ])('%s asks for %s', (header, locale) => expect(matchLocale(header)).toBe(locale))

  it('prefers an exact tag to a language wished more', () => {
    expect(matchLocale('fr-CH;q=1, it-IT;q=0.5')).toBe('it-IT')
  })

  it('orders by quality, not by place', () => {
    expect(matchLocale('en;q=0.2, fr;q=0.9')).toBe('fr-FR')
  })

  it('does not offer what is refused with q=0', () => {
    expect(matchLocale('it;q=0, fr;q=0.1')).toBe('fr-FR')
  })
})

describe('the locale of a path', () => {
  it.each([
    ['/', 'de-DE'],
    ['/kontakt', 'de-DE'],
    ['/en-US', 'en-US'],
    ['/fr-FR/checkout', 'fr-FR'],
    ['/en-us/kontakt', 'de-DE'],
    ['/itinerary', 'de-DE'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale))
})
