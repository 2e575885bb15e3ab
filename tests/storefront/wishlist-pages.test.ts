import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { doneThings } from '../../src/storefront/parts/done/done.ts'
import { de } from '../../src/storefront/texts/de/de.ts'
import { en } from '../../src/storefront/texts/en/en.ts'
import { fr } from '../../src/storefront/texts/fr/fr.ts'
import { it as italian } from '../../src/storefront/texts/it/it.ts'
import { account } from '../people.ts'
import { type Got, openKeptShop } from './open-kept-shop.ts'

/** What the wishlist and what surrounds it do without scripts, which is what actions do. */
const shop = openKeptShop()
type Shopper = ReturnType<typeof shop.visitor>

const [pot, bags, lid] = [productId('45.05.001'), productId('60.20.017'), productId('50.30.060')] as const
const languages = [
  ['', de],
  ['/en-US', en],
  ['/it-IT', italian],
  ['/fr-FR', fr],
] as const

const look = (who: Shopper, path: string, more = '') =>
  shop.get(path, { headers: { cookie: `${who.cookie()}; ${more}` } })
const send = async (who: Shopper, path: string, typed: Record<string, string>) => {
  const answer = await shop.get(path, {
    method: 'POST',
    headers: {
      cookie: who.cookie(),
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(typed).toString(),
  })
  return { ...answer, done: /(?:^|, )done=([a-z-]+)/.exec(String(answer.headers['set-cookie']))?.[1] }
}
const textOf = ({ text }: Got) =>
  (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
const idsOf = async (who: Shopper): Promise<string[]> => {
  const { body } = await who.ask('/customer/wishlist', { method: 'POST', body: {} })
  return body.wishlist.products.map(({ productId }: { productId: string }) => productId)
}
const inCart = async (who: Shopper): Promise<string[]> => {
  const { body } = await who.ask('/checkout/cart')
  return body.lineItems.map(({ referencedId }: { referencedId: string }) => referencedId)
}

let people = 0
async function somebody(...remembered: string[]): Promise<Shopper> {
  const who = shop.visitor()
  people += 1
  await account(shop, who, { email: `merkt${people}@liste.example` })
  for (const id of remembered) await who.ask(`/customer/wishlist/add/${id}`, { method: 'POST' })
  return who
}

describe('what was achieved', () => {
  it('is said on the page that follows, once, in its language', async () => {
    const ada = await somebody()
    const { status, headers, done } = await send(ada, '/it-IT/wishlist', { remember: pot })
    expect([status, headers.location, done]).toEqual([303, '/it-IT/wishlist', 'wishlist-added'])

    const next = await look(ada, '/it-IT/wishlist', 'done=wishlist-added')
    expect(textOf(next)).toContain(italian.site.done['wishlist-added'])
    expect(String(next.headers['set-cookie'])).toMatch(/done=; Path=\/; Max-Age=0/)
    expect(textOf(await look(ada, '/it-IT/wishlist'))).not.toContain(italian.site.done['wishlist-added'])
  })

  it('is only what the shop says itself, whatever a cookie holds', async () => {
    const ada = await somebody()
    for (const planted of ['%3Cb%3Ehallo', 'constructor', 'toString', '']) {
      const page = await look(ada, '/wishlist', `done=${planted}`)
      expect([page.status, page.text.includes('hallo')]).toEqual([200, false])
      expect(page.text).not.toContain('native code')
    }
  })

  it('has words of its own in four languages', () => {
    for (const { site } of [de, en, fr, italian]) {
      expect(Object.keys(site.done).toSorted()).toEqual([...doneThings].toSorted())
      expect(new Set(Object.values(site.done)).size).toBe(doneThings.length)
    }
  })

  it('is that a product lies in the cart, and not said where it does not', async () => {
    const visitor = await somebody()
    const added = await send(visitor, `/detail/${pot}`, { productId: pot, quantity: '1' })
    expect([added.status, added.headers.location, added.done]).toEqual([303, '/cart', 'cart-added'])
    expect(textOf(await look(visitor, '/cart', 'done=cart-added'))).toContain(de.site.done['cart-added'])

    const nothing = await send(visitor, `/detail/${pot}`, { productId: 'f'.repeat(32), quantity: '1' })
    expect([nothing.status, nothing.done]).toEqual([303, undefined])
  })
})

describe('a wishlist without scripts', () => {
  it('is drawn with its hearts pressed, which let go', async () => {
    const { text } = await look(await somebody(pot, bags), '/wishlist')
    const hearts = text.match(/<button[^>]*class="heart"[^>]*>/g) ?? []

    expect(hearts).toHaveLength(2)
    for (const heart of hearts) expect(heart).toMatch(/aria-pressed="true".* name="forget"/)
  })

  it('lets go of what is put into the cart from it', async () => {
    const ada = await somebody(pot, bags)
    const { status, headers } = await send(ada, '/wishlist', { productId: pot, quantity: '1' })

    expect([status, headers.location]).toEqual([303, '/cart'])
    expect(await idsOf(ada)).toEqual([bags])
    expect(await inCart(ada)).toEqual([pot])
  })

  it('goes into the cart as a whole, and what is not sold any more stays on it', async () => {
    const ada = await somebody(pot, bags)
    const gone = 'e'.repeat(32)
    const { id } = (await ada.ask('/customer/wishlist', { method: 'POST', body: {} })).body.wishlist
    await shop.db().insertInto('wishlist_product').values({ wishlist_id: id, product_id: gone }).execute()

    const { status, headers, done } = await send(ada, '/fr-FR/wishlist', { intent: 'cart' })
    expect([status, headers.location, done]).toEqual([303, '/fr-FR/cart', 'cart-filled'])
    expect(await inCart(ada)).toEqual([bags, pot])
    expect(await idsOf(ada)).toEqual([gone])
  })

  it('is cleared by a button', async () => {
    const ada = await somebody(pot, bags)
    const { status, done } = await send(ada, '/wishlist', { intent: 'clear' })
    expect([status, done, await idsOf(ada)]).toEqual([303, 'wishlist-cleared', []])
    expect(textOf(await look(ada, '/wishlist'))).toContain(de.wishlist.empty.title)
  })

  it('shows a long list in steps', async () => {
    const some = await shop
      .db()
      .selectFrom('product')
      .select('id')
      .where('active', '=', true)
      .where('has_variants', '=', false)
      .orderBy('number')
      .limit(30)
      .execute()
    const ada = await somebody()
    await ada.ask('/customer/wishlist/merge', {
      method: 'POST',
      body: { productIds: some.map(({ id }) => id.replaceAll('-', '')) },
    })
    const cards = ({ text }: Got) => text.match(/class="product-card/g)?.length

    const first = await look(ada, '/wishlist')
    expect([cards(first), first.text.includes('href="/wishlist?n=2"')]).toEqual([25, true])
    const all = await look(ada, '/wishlist?n=2')
    expect([cards(all), all.text.includes('?n=3')]).toEqual([30, false])
    expect((await look(ada, '/wishlist?n=-7')).status).toBe(200)
    expect((await look(ada, '/wishlist?n=1e999')).status).toBe(200)
  })

  it('tells a visitor that her list can be shared with an account', async () => {
    const page = await send(shop.visitor(), '/wishlist', { show: pot })
    expect(textOf(page)).toContain(de.wishlist.share.login)
    expect(page.text).toContain('href="/login?back=%2Fwishlist"')
  })
})

describe('the link to a wishlist', () => {
  const linkIn = ({ text }: Got) => /value="(https?:[^"]*\/wishlist\/\w+)"/.exec(text)?.[1] ?? ''

  it('is made and taken back by its owner, and shows everybody else names and prices', async () => {
    const ada = await somebody(pot, bags)
    expect(await send(ada, '/wishlist', { intent: 'share' })).toMatchObject({
      status: 303,
      done: 'wishlist-shared',
    })
    const url = new URL(linkIn(await look(ada, '/wishlist')))

    for (const [home, words] of languages) {
      const page = await look(shop.visitor(), home + url.pathname)
      expect([page.status, page.text.match(/<h1/g)?.length]).toEqual([200, 1])
      for (const said of [words.wishlist.shared.title, words.wishlist.shared.text, 'POT', '24.90']) {
        expect(textOf(page)).toContain(said)
      }
      expect(page.text).toContain('content="noindex, nofollow"')
      expect(['@liste.example', 'Muster', ada.token].filter((own) => page.text.includes(own))).toEqual([])
    }

    expect(await send(ada, '/wishlist', { intent: 'unshare' })).toMatchObject({ done: 'wishlist-unshared' })
    const gone = await look(shop.visitor(), `/en-US${url.pathname}`)
    expect([gone.status, textOf(gone).includes(en.wishlist.shared.unknown.title)]).toEqual([404, true])
  })

  it('fills the cart of whoever has it, and leaves the list as it is', async () => {
    const ada = await somebody(pot, bags)
    const { shareCode } = (await ada.ask('/customer/wishlist/share', { method: 'POST', body: {} })).body
    const bob = await somebody()

    const all = await send(bob, `/wishlist/${shareCode}`, { intent: 'cart' })
    expect([all.status, all.headers.location, all.done]).toEqual([303, '/cart', 'cart-filled'])
    expect(await inCart(bob)).toEqual([bags, pot])
    expect(await idsOf(ada)).toEqual([bags, pot])
    // Nor can whoever has it change it.
    for (const intent of ['clear', 'unshare', 'share']) await send(bob, `/wishlist/${shareCode}`, { intent })
    expect(await idsOf(ada)).toEqual([bags, pot])
  })

  it('can still be taken back from an empty list', async () => {
    const ada = await somebody()
    await send(ada, '/wishlist', { intent: 'share' })
    const page = await look(ada, '/wishlist')
    expect(linkIn(page)).not.toBe('')
    expect(textOf(page)).toContain(de.wishlist.share.takeBack)
  })

  it('is asked to log in who is nobody', async () => {
    expect((await send(shop.visitor(), '/wishlist', { intent: 'share' })).status).toBe(403)
  })
})

describe('a line of the cart', () => {
  const system = productId('11.60.4035.1')
  const put = (who: Shopper, ...ids: string[]) =>
    who.ask('/checkout/cart/line-item', {
      method: 'POST',
      body: { items: ids.map((id) => ({ referencedId: id, type: 'product', quantity: 1 })) },
    })

  it('is given a job by name, which is said, cleaned and taken away again', async () => {
    const ada = shop.visitor()
    await put(ada, pot)
    const { status, headers, done } = await send(ada, '/en-US/cart', {
      intent: 'job',
      id: pot,
      job: '  Küche <b>Müller</b>\n ',
    })
    expect([status, headers.location, done]).toEqual([303, '/en-US/cart', 'job-saved'])
    const page = await look(ada, '/en-US/cart')
    expect(page.text).toContain('Küche &lt;b&gt;Müller&lt;/b&gt;')
    expect(textOf(page)).toContain(en.cart.job.change)

    const { lineItems } = (await ada.ask('/checkout/cart')).body
    await send(ada, '/cart', { intent: 'job', id: lineItems[0].id, job: '' })
    expect(textOf(await look(ada, '/cart'))).toContain(de.cart.job.add)
  })

  it('keeps its page when a job is too long to stand on a paper', async () => {
    const ada = shop.visitor()
    await put(ada, pot)
    const page = await send(ada, '/cart', { intent: 'job', id: pot, job: 'x'.repeat(81) })
    expect([page.status, page.text.includes('role="alert"')]).toEqual([400, true])
  })

  it('says which system beside it an accessory goes with', async () => {
    const ada = shop.visitor()
    await put(ada, system, lid, pot)
    const { name } = await shop
      .db()
      .selectFrom('product_translation')
      .select('name')
      .where('product_id', '=', system)
      .where('language', '=', 'de-DE')
      .executeTakeFirstOrThrow()
    const said = textOf(await look(ada, '/cart'))
    expect(said.replaceAll(' ', '')).toContain(de.cart.goesWith.some([name ?? ''], 0).replaceAll(/\s/g, ''))
  })

  it('warns of an accessory that goes with no system beside it, in four languages, and of none alone', async () => {
    const ada = shop.visitor()
    await put(ada, productId('50.90.004'))
    expect(textOf(await look(ada, '/cart'))).not.toContain(de.cart.goesWith.none)
    await put(ada, system)
    for (const [home, { cart }] of languages) {
      expect(textOf(await look(ada, `${home}/cart`))).toContain(cart.goesWith.none)
    }
  })
})

describe('where the shop keeps no wishlists', () => {
  it.each(languages)(
    'hearts work in the browser, and no account is promised to: "%s"',
    async (prefix, texts) => {
      await shop.db().updateTable('sales_channel').set({ wishlists_kept: false }).execute()
      try {
        const she = shop.visitor()
        await account(shop, she, { email: `keeps-none${prefix.length}${prefix.slice(1, 3)}@example.org` })
        for (const who of [she, shop.visitor()]) {
          const page = await send(who, `${prefix}/wishlist`, { show: pot })
          expect(page.status).toBe(200)
          expect(page.text).toContain(`value="${pot}"`)
          expect(textOf(page)).toContain(texts.wishlist.hereOnly)
          for (const promised of [texts.wishlist.here, texts.wishlist.share.title])
            expect(textOf(page)).not.toContain(promised)
        }
        const register = await look(shop.visitor(), `${prefix}/register`)
        expect(textOf(register)).toContain(texts.person.register.benefits.cart)
        expect(textOf(register)).not.toContain(texts.person.register.benefits.wishlist)
      } finally {
        await shop.db().updateTable('sales_channel').set({ wishlists_kept: true }).execute()
      }
    },
  )
})
