import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchLocale } from '../values/locale.ts'
import { languageScript } from './language-script.ts'

type Visit = {
  languages?: readonly string[]
  path?: string
  lang?: string
  cookie?: string
  referrer?: string
}

/** What the script leaves in a document that is opened like this. */
function open({ languages = [], path = '/', lang = 'de-DE', cookie = '', referrer = '' }: Visit) {
  const documentElement = { lang, dataset: {} as Record<string, string> }
  const document = { documentElement, cookie, referrer }
  runInNewContext(languageScript, {
    document,
    location: { origin: 'https://shop.example', protocol: 'https:', pathname: path },
    navigator: { languages },
  })
  return { offered: documentElement.dataset.offer, cookie: document.cookie }
}

describe('a language', () => {
  it.each([
    ['who wishes Italian', { languages: ['it-CH', 'it'] }, 'it-IT'],
    ['who wishes what the shop does not speak', { languages: ['es-ES', 'es'] }, 'en-US'],
    ['who wishes German', { languages: ['de-CH', 'de'] }, undefined],
    ['who wishes nothing, like a crawler', {}, undefined],
    ['who comes in elsewhere', { languages: ['it'], path: '/kontakt' }, undefined],
    ['who has settled', { languages: ['it'], cookie: 'a=b; i18n_redirected=de-DE' }, undefined],
    ['who walks on in German', { languages: ['it'], referrer: 'https://shop.example/kontakt' }, undefined],
  ] as const)('is offered at the front door to %s: %j', (_, visit, offered) => {
    expect(open(visit).offered).toBe(offered)
  })

  it('that is offered is the one the shop would choose', () => {
    const tag = fc.constantFrom(
      'de',
      'de-AT',
      'de-DE',
      'en',
      'en-GB',
      'en-US',
      'fr-CH',
      'fr-FR',
      'it',
      'es',
      'rm',
    )
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 6 }), (languages) => {
        const best = matchLocale(languages.join(','))
        expect(open({ languages }).offered).toBe(best === 'de-DE' ? undefined : best)
      }),
    )
  })

  it('is remembered for a year by walking on in it', () => {
    const inside = { lang: 'it-IT', path: '/it-IT', referrer: 'https://shop.example/' }
    expect(open(inside).cookie).toBe('i18n_redirected=it-IT; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(open({ ...inside, cookie: 'i18n_redirected=it-IT' }).cookie).toBe('i18n_redirected=it-IT')
    expect(open({ ...inside, cookie: 'i18n_redirected=de-DE' }).cookie).toContain('it-IT')
  })

  it('is not settled by a link from elsewhere', () => {
    for (const referrer of ['', 'https://evil.example/', 'https://shop.example.evil.example/']) {
      expect(open({ lang: 'it-IT', path: '/it-IT', referrer }).cookie).toBe('')
    }
  })
})
