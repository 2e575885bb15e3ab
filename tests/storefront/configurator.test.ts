import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { locales } from '../../src/values/locale.ts'
import { head, openPages, origin } from './open-pages.ts'

const pages = openPages()
const read = async (path: string) => (await pages.ask(path)).text()
/** What a page says, without its markup. */
const said = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const fits =
  '/abfallsysteme/configurator/complete/products?bodyWidth=600&installationHeight=480&installationDepth=510'

describe('the way to a system', () => {
  it('begins with four kinds, what speaks against each, and what they cost', async () => {
    const html = await read('/abfallsysteme/configurator')
    for (const type of ['complete', 'existing-pullout', 'swing-door', 'free-standing'])
      expect(html).toContain(`href="/abfallsysteme/configurator/${type}"`)
    expect(said(html)).toMatch(/Nicht richtig, wenn .*ab CHF 269\.00/)
  })

  it.each(['', '/products'])('knows no other kind%s', async (rest) => {
    expect((await pages.ask(`/abfallsysteme/configurator/sofa${rest}`)).status).toBe(404)
  })

  it.each(locales)('asks in the words of $code', async ({ prefix }) => {
    const html = await read(`${prefix && `/${prefix}`}/abfallsysteme/configurator/existing-pullout`)
    for (const name of ['bodyWidth', 'installationHeight', 'drawerBackToFront', 'drawerSystem'])
      expect(html).toContain(`name="${name}"`)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    if (prefix) expect(said(html)).not.toMatch(/Korpusbreite|Einbauhöhe/)
    expect(pages.faults).toEqual([])
  })

  it('is found when empty, and nobody’s landing page once it holds a place', async () => {
    const path = '/abfallsysteme/configurator/complete'
    expect(head(await read(path))).toMatchObject({ canonical: origin + path, robots: undefined })
    expect(head(await read(`${path}?bodyWidth=600`))).toMatchObject({
      canonical: origin + path,
      robots: 'noindex',
    })
  })
})

describe('measures in the address', () => {
  it('stand in their fields and in the drawing', async () => {
    const html = await read(
      '/abfallsysteme/configurator/complete?bodyWidth=600&installationHeight=428&siphon=1',
    )
    expect(html).toMatch(/<input[^>]*name="bodyWidth"[^>]*value="600"/)
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="siphon"[^>]*checked/)
    expect(said(html)).toContain('600 mm')
    expect(said(html)).toContain('428 mm')
  })

  it('are asked about where they look like centimetres, with the answer one tap away', async () => {
    const html = await read('/abfallsysteme/configurator/complete?bodyWidth=60&installationHeight=480')
    expect(said(html)).toContain('Meinten Sie 600 mm?')
    expect(html).toContain(
      'href="/abfallsysteme/configurator/complete?bodyWidth=600&amp;installationHeight=480"',
    )
  })

  it('that contradict each other can be swapped', async () => {
    const html = await read('/abfallsysteme/configurator/complete?installationDepth=560&bodyDepth=500')
    expect(html).toContain(
      'href="/abfallsysteme/configurator/complete?installationDepth=500&amp;bodyDepth=560"',
    )
  })

  it('that nobody can read are asked about, and never a fault', async () => {
    for (const query of [
      'bodyWidth=breit',
      'bodyWidth=1e9',
      'bodyWidth=-5',
      `installationHeight=${'9'.repeat(300)}`,
    ])
      for (const rest of ['', '/products'])
        expect((await pages.ask(`/abfallsysteme/configurator/complete${rest}?${query}`)).status).toBe(200)
    expect(pages.faults).toEqual([])
  })
})

describe('the result', () => {
  it('shows what fits on which assumption, each a tap from being measured with the measures kept', async () => {
    const html = await read(fits)
    expect(said(html)).toContain('5 Systeme passen unter einer Annahme')
    expect(html).toContain(
      'href="/abfallsysteme/configurator/complete?bodyWidth=600&amp;installationHeight=480&amp;installationDepth=510#field-sideWallThickness"',
    )
  })

  it('says of the rest every reason in millimetres', async () => {
    expect(said(await read(fits))).toContain('In der Höhe fehlen 60 mm (480 statt mindestens 540 mm).')
  })

  it('asks first where something is missing', async () => {
    const text = said(await read('/abfallsysteme/configurator/complete/products?bodyWidth=600'))
    expect(text).toContain('Bevor wir rechnen')
    expect(text).toContain('Einbauhöhe: Bitte messen Sie dieses Maß.')
  })

  it('asks for what is measured anyway, where one measure stands for another', async () => {
    const path = '/abfallsysteme/configurator/existing-pullout/products?bodyWidth=600&installationHeight=480'
    expect(said(await read(path))).toContain('Einbautiefe: Bitte messen Sie dieses Maß.')
  })

  it('does not end where nothing fits: what is nearest, what else would, and whom to ask', async () => {
    const html = await read(
      '/abfallsysteme/configurator/complete/products?bodyWidth=800&installationHeight=480&installationDepth=510',
    )
    expect(said(html)).toContain('Nichts passt ganz')
    expect(said(html)).toContain('Die nutzbare Breite ist 182 mm zu groß (762 statt höchstens 580 mm).')
    expect(html).toContain('/abfallsysteme/configurator/existing-pullout/products?bodyWidth=800')
    expect(html).toMatch(/href="\/kontakt\?subject=[^"]*Komplettsystem[^"]*comment=[^"]*800\+mm/)
    expect(html).not.toContain('Set in den Warenkorb')
  })

  it('offers the accessory that makes a system fit', async () => {
    const html = await read(
      '/abfallsysteme/configurator/complete/products?insideWidth=572&installationHeight=480&installationDepth=510&product=11.60.4017.1',
    )
    expect(said(html)).toContain('Füllt 4 mm Restbreite')
    expect(html).toMatch(/<input type="checkbox"[^>]*name="accessory"[^>]*checked/)
  })
})

describe('a set', () => {
  it('goes into the cart in one go, without scripts, with the place that was measured', async () => {
    const html = await read(fits)
    const [, system = ''] = /name="productId" value="(\w+)"/.exec(html) ?? []
    const [, accessory = ''] = /name="accessory" value="(\w+)"/.exec(html) ?? []
    const body = new URLSearchParams([
      ['productId', system],
      ['accessory', accessory],
    ])
    const response = await pages.ask(fits, { method: 'POST', body, headers: { origin } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])

    const { rows } = await sql<{ product: string; fit: unknown }>`
      select hex(product_id) as product, payload -> 'fit' as fit from cart_line order by position, product_id
    `.execute(pages.db())
    expect(rows).toHaveLength(2)
    expect(rows.find(({ product }) => product === system)?.fit).toMatchObject({
      systemType: 'complete',
      measures: { bodyWidth: 600, installationHeight: 480, installationDepth: 510 },
    })
  })

  it('that names nothing we sell is refused and says so', async () => {
    const response = await pages.ask(fits, {
      method: 'POST',
      body: new URLSearchParams([['productId', 'nonsense']]),
      headers: { origin },
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('5 Systeme passen')
  })
})
