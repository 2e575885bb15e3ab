import { expect, it } from 'vitest'
import { locales } from '../../src/values/locale.ts'
import { head, openPages } from './open-pages.ts'

const pages = openPages()

/** Specification 8: the HTTP pages, and the session that expired, in de, en, it, fr. */
it.each([
  [403, 'Sitzung abgelaufen', 'Session expired', 'Sessione scaduta', 'Session expirée'],
  [404, 'Seite nicht gefunden', 'Page not found', 'Pagina non trovata', 'Page introuvable'],
  [408, 'Das hat zu lange gedauert', 'That took too long', 'Troppo tempo', 'Délai dépassé'],
  [412, 'Shop nicht verbunden', 'Shop not connected', 'Negozio non collegato', 'Boutique non connectée'],
  [500, 'Ein schwerer Fehler', 'A serious error', 'Un errore grave', 'Une erreur grave'],
  [
    502,
    'Anfrage nicht abgeschlossen',
    'Request not completed',
    'Richiesta non completata',
    'Demande non aboutie',
  ],
  [503, 'Server ausgelastet', 'Server busy', 'Server occupato', 'Serveur occupé'],
])('the page of status %i says so in each language and leads home', async (status, ...titles) => {
  for (const [index, { code, prefix }] of locales.entries()) {
    const answer = await pages.fail(`/${prefix}`, status)
    const html = await answer.text()

    expect(answer.status).toBe(status)
    expect(head(html)).toMatchObject({ lang: code, robots: expect.stringContaining('noindex') })
    expect(html).toMatch(new RegExp(`<h1[^>]*>${titles[index]}`))
    expect(html).toContain(String(status))
    expect(html).toMatch(new RegExp(`<a [^>]*href="/${prefix}"`))
  }
})

it('offers the same page anew where that may help, and a search where it cannot', async () => {
  const isOffered = async (status: number) => {
    const html = await (await pages.fail('/', status)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return { anew: /<a href=""[^>]*>/.test(main), search: /role="search"/.test(main) }
  }

  for (const status of [403, 408, 412, 500, 502, 503])
    expect(await isOffered(status)).toEqual({ anew: true, search: false })
  for (const status of [404, 410]) expect(await isOffered(status)).toEqual({ anew: false, search: true })
})
