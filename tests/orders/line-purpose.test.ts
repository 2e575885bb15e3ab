import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { shipOrder } from '../../src/shop/orders/ship-order.ts'
import { openOwnShop } from '../shop.ts'
import { wordsOfMail } from '../words-of-mail.ts'
import { buy, paper, staff, workOff } from './buying.ts'

const shop = openOwnShop(4)
const payload = {
  job: 'Küche Müller',
  fit: {
    systemType: 'complete',
    measures: { bodyWidth: 600.5, installationHeight: 480, installationDepth: 510 },
  },
}

/** A paper breaks lines where it likes. */
const inOneLine = (words: string) => words.replace(/[\s\u00a0]+/g, ' ')

describe('what a line is for', () => {
  it.each([
    [
      'de-DE',
      'Kommission: Küche Müller',
      'unter Annahmen (Komplettsystem): Korpusbreite 600,5 mm',
      'Nutzbar: Breite 562,5 mm',
    ],
    [
      'en-US',
      'Job: Küche Müller',
      'with assumptions (complete system): body width 600.5 mm',
      'Usable: width 562.5 mm',
    ],
    [
      'it-IT',
      'Commessa: Küche Müller',
      'con supposizioni (sistema completo): larghezza del mobile 600,5 mm',
      'Spazio utile: larghezza 562,5 mm',
    ],
    [
      'fr-FR',
      'Chantier : Küche Müller',
      'sous réserve (système complet) : largeur du caisson 600,5 mm',
      'Espace utile : largeur 562,5 mm',
    ],
  ])('is told by mail and papers in %s', async (language, job, measured, usable) => {
    const order = await buy(shop, { language, goods: productId('11.60.4035.1'), payload })
    const { orderNumber } = order
    const mail = (await listMails(shop.db(), 100)).find(({ subject }) => subject.includes(orderNumber))
    if (!mail) throw new Error('nobody was written to')
    await shipOrder(shop.db(), { orderId: order.id, trackingCodes: [] }, staff, shop.later)
    await workOff(shop)

    const told = [
      mail.text,
      wordsOfMail(mail.html),
      (await paper(order, 'invoice')).words,
      (await paper(order, 'delivery_note')).words,
    ].map(inOneLine)
    for (const words of told) for (const said of [job, measured, usable]) expect(words).toContain(said)
  })

  it('leaves the papers of all other orders as they are', async () => {
    const { words } = await paper(await buy(shop), 'invoice')
    expect(words).not.toMatch(/Kommission|Nutzbar|Prüfregeln/)
  })
})
