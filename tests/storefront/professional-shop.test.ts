import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openPages } from './open-pages.ts'

const pages = openPages()

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('/abfallsysteme/advanced', () => {
  it.each([
    ['complete', '11.55.4017.1'],
    ['existing-pullout', '10.45.171'],
    ['swing-door', '20.10.350'],
    ['free-standing', '40.35.001'],
  ])('has a table of %s systems', async (type, number) => {
    const answer = await pages.ask(`/abfallsysteme/advanced/${type}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`Menge ${number}`)
  })

  it('knows no fifth kind', async () => {
    expect((await pages.ask('/abfallsysteme/advanced/ceiling')).status).toBe(404)
  })

  it('says net and gross of each price, and what the cart will say', async () => {
    const html = await (await pages.ask('/abfallsysteme/advanced/swing-door')).text()

    expect(html).toMatch(/as-gross">CHF\s129\.00<.*?as-net">CHF\s119\.33</s)
    expect(text(html)).toContain('Im Warenkorb stehen die Preise mit MwSt.')
  })

  it('keeps what was typed when nothing comes of it', async () => {
    const field = `pieces-${idFrom('product', '10.45.171')}`
    const answer = await pages.ask('/abfallsysteme/advanced', {
      method: 'POST',
      headers: { origin: 'https://shop.example' },
      body: new URLSearchParams({ [field]: '0' }),
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(text(html)).toContain('Bitte tragen Sie bei mindestens einem Artikel eine Menge ein.')
    expect(html).toMatch(new RegExp(`name="${field}"[^>]* value="0"`))
  })
})

describe('/abfallsysteme/advanced/compare', () => {
  it('shows the first four that are there, and says so', async () => {
    const numbers = ['10.45.171', 'nothing', '10.45.171', '10.45.351', '20.10.350', '40.35.001', '45.05.001']
    const query = numbers.map((number) => `article=${number}`).join('&')
    const html = await (await pages.ask(`/it-IT/abfallsysteme/advanced/compare?${query}`)).text()

    expect(html.match(/<th scope="col"/g)).toHaveLength(4)
    expect(text(html)).toContain('Sono affiancati i primi quattro.')
  })

  it('says what to do when there is nothing to compare', async () => {
    const html = await (await pages.ask('/fr-FR/abfallsysteme/advanced/compare')).text()
    expect(text(html)).toContain('Rien à comparer pour l’instant')
  })
})

describe('/abfallsysteme/advanced/quick-order', () => {
  const send = (fields: Record<string, string | Blob>, path = '/abfallsysteme/advanced/quick-order') => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return pages.ask(path, { method: 'POST', headers: { origin: 'https://shop.example' }, body })
  }

  it('answers every line on the same page, in the language of the page', async () => {
    const answer = await send(
      { intent: 'check', text: '71.01.001\t2\tHuber\n99.99.999' },
      '/it-IT/abfallsysteme/advanced/quick-order',
    )
    const html = await answer.text()

    expect(answer.status).toBe(200)
    expect(text(html)).toContain('Si possono ordinare 1 righe su 2.')
    expect(html).toContain('value="Huber"')
    expect(text(html)).toContain('Guida sinistra')
  })

  it('reads a file in whatever a spreadsheet wrote it in', async () => {
    const rows = 'Artikelnummer;Menge;Kommission\r\n71.01.001;2;Küche Süd\r\n'
    const files = {
      'UTF-8 with a mark': Buffer.from(`\uFEFF${rows}`),
      'UTF-16': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows, 'utf16le')]),
      'Windows-1252': Buffer.from(rows, 'latin1'),
    }
    for (const [name, content] of Object.entries(files)) {
      const html = await (await send({ intent: 'check', file: new File([content], 'list.csv') })).text()
      expect(html, name).toContain('value="Küche Süd"')
    }
  })

  it('gives a job to the lines that have none', async () => {
    const html = await (
      await send({ intent: 'check', text: '71.01.001\n71.01.002;1;Meier', job: 'Huber' })
    ).text()
    expect(html).toContain('value="Huber"')
    expect(html).toContain('value="Meier"')
  })

  it('refuses more than five hundred lines and keeps them in the field', async () => {
    const lines = Array.from({ length: 501 }, () => '71.01.001').join('\n')
    const answer = await send({ intent: 'check', text: lines })

    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(text(html)).toContain('Eine Bestellung hat höchstens 500 Zeilen.')
    expect(html.match(/>71\.01\.001\s+71\.01\.001/)).not.toBeNull()
  })

  it('says when there is nothing to check', async () => {
    const answer = await send({ intent: 'check', text: ' \n ' })
    expect(answer.status).toBe(422)
    expect(text(await answer.text())).toContain('Bitte fügen Sie Zeilen ein')
  })
})
