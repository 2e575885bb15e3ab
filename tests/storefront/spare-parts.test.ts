import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { locales } from '../../src/values/locale.ts'
import { openPages } from './open-pages.ts'

const pages = openPages()
const read = async (path: string) => {
  const response = await pages.ask(path)
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

describe('a search for a part', () => {
  it.each(['71.01.001', '7101001', '71 01 001', '71.O1.OO1'])(
    'opens the part of the number %s',
    async (typed) => {
      const { status, to } = await read(`/ersatzteile?search=${encodeURIComponent(typed)}`)
      expect(status).toBe(302)
      expect(to).toMatch(/^\/fuehrung-links.*71-01-001$/)
    },
  )

  it('stays in the language of the page', async () => {
    expect((await read('/it-IT/ersatzteile?search=7101001')).to).toMatch(/^\/it-IT\/guida-sinistra/)
  })

  it('shows a list for a part of a number, for words, and for what is narrowed', async () => {
    for (const search of ['7101', 'Deckel', '71.01.001&max-price=100', '71.01.001 Deckel'])
      expect((await read(`/ersatzteile?search=${search}`)).status, search).toBe(200)
  })

  it('says that nothing was found, and asks with what was looked for', async () => {
    const { status, html } = await read('/ersatzteile?search=qqqzzz')
    expect(status).toBe(200)
    expect(html).toContain('Kein Ersatzteil gefunden für „qqqzzz“')
    expect(html).toMatch(/href="\/kontakt\?subject=Ersatzteil\+gesucht&amp;comment=[^"]*qqqzzz"/)
    expect(html).toContain('href="/ersatzteile/finden"')
  })

  it('leads from a part that is sold no more to what took its place, and says so', async () => {
    await pages.db().updateTable('product').set({ active: false }).where('number', '=', '71.03.007').execute()
    const { to } = await read('/ersatzteile?search=71.03.007')
    expect(to).toMatch(/71-03-002\?instead-of=71\.03\.007$/)

    expect((await read(to ?? '')).html).toContain('71.03.007 wird nicht mehr geliefert')
  })

  it('names the successor of a part that is still sold', async () => {
    const { to } = await read('/ersatzteile?search=71.03.007')
    const { html } = await read(to ?? '')
    expect(html).toContain('Für dieses Teil gibt es einen Nachfolger')
    expect(html).toMatch(/71-03-002"[^>]*>[^<]*Behälter 35 Liter/)
  })
})

describe('the groups of parts', () => {
  it.each(['/ersatzteile/nirgends', '/ersatzteile/frontauszug/nirgends', '/it-IT/ersatzteile/a/b/c'])(
    '%s is nowhere',
    async (path) => expect((await read(path)).status).toBe(404),
  )
})

describe('the questions about a part', () => {
  it.each(locales)('are asked in $code', async ({ prefix }) => {
    const at = (path: string) => (prefix ? `/${prefix}${path}` : path)
    for (const answers of [
      '',
      '?answers=q1.no_q2.yes',
      '?answers=q1.no_q2.yes_q2a.yes',
      '?answers=q1.no_q2.no_q3.no',
    ]) {
      const { status, html } = await read(at(`/ersatzteile/finden${answers}`))
      expect(status).toBe(200)
      expect(html.match(/<h1/g)).toHaveLength(1)
    }
    expect(pages.faults).toEqual([])
  })

  it('are links that hold all answers so far', async () => {
    const { html } = await read('/ersatzteile/finden?answers=q1.no')
    for (const answer of ['yes', 'no', 'unknown'])
      expect(html).toContain(`href="/ersatzteile/finden?answers=q1.no_q2.${answer}"`)
    expect(html).toContain('href="/ersatzteile/finden"')
  })

  it('end on an address that is not too long, whatever was answered', async () => {
    const { html } = await read(
      `/ersatzteile/finden?answers=q1.no_q2.no_q3.no_motion.no_bin.no_lid.no_bag.no_joint.no`,
    )
    const [, contact = ''] = /href="(\/kontakt\?[^"]*)"/.exec(html) ?? []
    expect(contact).toContain('subject=')
    expect(contact.length).toBeLessThan(1000)
  })

  it('begin again where an address asks what is asked no more', async () => {
    expect(await read('/ersatzteile/finden?answers=gone.yes')).toMatchObject({
      status: 302,
      to: '/ersatzteile/finden',
    })
  })
})

describe('the parts list of a system', () => {
  const list = `/detail/${idFrom('product', '11.60.5035.1')}/parts`

  it('ties every place of the drawing to its part, and the other way round', async () => {
    const { html } = await read(list)
    const spots = [...html.matchAll(/id="spot-([^"]+)"/g)].map(([, id]) => id)

    expect(spots.length).toBeGreaterThan(10)
    for (const id of spots) {
      expect(html).toContain(`href="#part-${id}"`)
      expect(html).toContain(`id="part-${id}"`)
      expect(html).toContain(`href="#spot-${id}"`)
    }
  })

  it.each(locales)('speaks $code', async ({ prefix }) => {
    expect((await read(prefix ? `/${prefix}${list}` : list)).status).toBe(200)
    expect(pages.faults).toEqual([])
  })

  it('is nowhere for what is no product', async () => {
    expect((await read(`/detail/${'0'.repeat(32)}/parts`)).status).toBe(404)
  })
})
