import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { orderAsGuest } from './order-as-guest.ts'

const shop = openJourney()

/** What a fitter has: rows of a spreadsheet, lines of a mail, a number that was replaced, one misread, one unknown. */
const fortyLines = [
  'Artikelnummer\tMenge\tKommission',
  ...Array.from({ length: 34 }, (_, at) => {
    const job = at % 2 === 0 ? 'Küche Huber' : 'Küche Meier'
    return `${numbers()[at % numbers().length]}\t${(at % 3) + 1}\t${job}`
  }),
  '71.03.007\t1\tKüche Huber',
  '71.O1.OO2\t2\tKüche Huber',
  '71.10.001\t1\tKüche Meier',
  '50.80.004\t3\tKüche Meier',
  '99.99.999\t1\tKüche Meier',
  '7101001\t1\tKüche Nord',
].join('\n')

function numbers(): readonly string[] {
  return ['71.01.001', '71.01.002', '71.02.001', '71.02.002', '60.20.035', '60.20.017', '71.04.001']
}

describe('a fitter with a list', () => {
  it('pastes forty lines, puts right what is unclear, and orders for three jobs, without any script', async () => {
    const page = await shop.visitor({ javaScriptEnabled: false, locale: 'de-DE' })
    await page.goto('/abfallsysteme/advanced')
    await page.getByRole('link', { name: 'Schnellbestellung' }).click()
    await page.getByRole('textbox', { name: 'Stückliste' }).fill(fortyLines)
    await page.getByRole('button', { name: 'Zeilen prüfen' }).click()

    await page.getByText('38 von 40 Zeilen können bestellt werden.').waitFor()
    const replaced = page.getByRole('row').filter({ hasText: 'Ersetzt durch diesen Nachfolger.' })
    expect(await replaced.getByRole('combobox').locator('option:checked').textContent()).toContain(
      '71.03.002',
    )
    const misread = page.getByRole('row').filter({ hasText: 'Vielleicht verlesen' })
    await misread.getByRole('combobox').selectOption({ index: 1 })

    await page.getByRole('button', { name: /Zeilen in den Warenkorb$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
    await orderAsGuest(page)

    const { rows } = await sql<{ job: string; lines: number }>`
      select payload ->> 'job' as job, count(*) as lines from order_line
      where payload ->> 'job' is not null group by 1 order by 1`.execute(shop.db())
    expect(rows.map(({ job }) => job)).toEqual(['Küche Huber', 'Küche Meier', 'Küche Nord'])
    expect(await page.getByText('Küche Nord').count()).toBeGreaterThan(0)
  })

  it('brings a file, corrects a number where it stands, and looks before ordering', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await page.goto('/abfallsysteme/advanced/quick-order')
    await page.getByLabel('Oder eine CSV-Datei').setInputFiles({
      name: 'liste.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Art.-Nr.;Anzahl;Projekt\r\n71.01.001;2;Küche Süd\r\n88.88.888;1;Küche Süd\r\n',
        'latin1',
      ),
    })
    await page.getByRole('button', { name: 'Zeilen prüfen' }).click()

    await page.getByText('1 von 2 Zeilen können bestellt werden.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Kommission, Zeile 2' }).inputValue()).toBe('Küche Süd')
    await page.getByRole('textbox', { name: 'Artikelnummer, Zeile 3' }).fill('71.01.002')
    await page.getByRole('button', { name: /in den Warenkorb$/ }).click()
    await page.getByText('Sie haben Nummern geändert.').waitFor()
    await page.getByText('2 von 2 Zeilen können bestellt werden.').waitFor()
    await page.getByRole('button', { name: '2 Zeilen in den Warenkorb' }).click()

    await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
    expect(await page.getByText('Küche Süd').count()).toBe(2)
  })

  it('types a number and is offered the whole of it', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await page.goto('/abfallsysteme/advanced/quick-order')
    const field = page.getByRole('combobox', { name: 'Artikelnummer, Zeile 1' })
    await field.click()
    await field.pressSequentially('71.01.00')

    await page.locator('datalist option[value="71.01.001"]').waitFor({ state: 'attached' })
  })
})

describe('somebody who knows the systems', () => {
  it('orders several rows of the table at once, and sees what they come to with VAT and without', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await page.goto('/abfallsysteme/advanced/swing-door')
    const totals = page.getByRole('region', { name: 'Summe der gewählten Artikel' })
    await page.getByRole('spinbutton', { name: 'Menge 20.10.350' }).fill('2')
    await page.getByRole('spinbutton', { name: 'Menge 20.20.400' }).fill('1')

    await totals.getByText('2 Artikel, 3 Stück').waitFor()
    await totals.getByText('CHF 407.00').waitFor()
    await page.getByText('Netto', { exact: true }).click()
    await totals.getByText('CHF 376.50').waitFor()
    await totals.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByText('D-LINE').first().waitFor()
  })

  it('compares on a phone without scripts, and takes one out of the comparison', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false, locale: 'it-IT' })
    await page.goto('/it-IT/abfallsysteme/advanced/swing-door?order=price-desc')
    await page.getByRole('checkbox', { name: 'Confronta 20.10.350' }).check()
    await page.getByRole('checkbox', { name: 'Confronta 20.20.400' }).check()
    await page.getByRole('button', { name: 'Confronta', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'Confrontare i sistemi' }).waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(3)
    await page.getByRole('link', { name: 'Togli 20.10.350 dal confronto' }).click()
    expect(await page.getByRole('columnheader').count()).toBe(2)
  })
})
