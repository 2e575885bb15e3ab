import { z } from 'zod'
import type { Run } from './measure.ts'
import type { Shopper } from './shopper.ts'

export type Job = { name: string; run: Run }

const list = z.object({ elements: z.array(z.object({ id: z.string() })) })
const atHome = z.object({ id: z.string(), seoUrls: z.array(z.object({ seoPathInfo: z.string() })) })
const products = z.object({ elements: z.array(atHome) })

/** What shoppers do, each time a little differently so that no answer is just the last one again. */
export async function journeys({ page, api, at }: Shopper): Promise<Job[]> {
  const [category] = z
    .array(atHome)
    .parse(JSON.parse((await api('POST', '/navigation/main-navigation/main-navigation', { depth: 1 })).body))
  if (!category) throw new Error('The shop has no categories')
  const listing = (body: object) => api('POST', `/product-listing/${category.id}`, body)
  const { elements } = products.parse(JSON.parse((await listing({ limit: 100, order: 'topseller' })).body))
  const product = (turn: number) => elements[turn % elements.length]?.id ?? ''
  const home = ({ seoUrls }: z.infer<typeof atHome>) => `/${seoUrls[0]?.seoPathInfo}`
  const words = ['x-line', 'filter', 'bin', 'deckel', 'behälter', 'crown', 'lid', '60', 'pot', 'runner']
  const word = (turn: number) => encodeURIComponent(words[turn % words.length] ?? '')
  let asked: Promise<Facts> | undefined
  const orders = ['name-asc', 'price-asc', 'price-desc', 'topseller']

  return [
    {
      name: 'home page',
      run: async () => void (await page('/')),
    },
    {
      name: 'listing page, narrowed',
      run: async (turn) => {
        const narrowed = `order=${orders[turn % 4]}&p=${1 + (turn % 3)}&min-price=${10 + (turn % 50)}&max-price=400`
        await page(`${home(category)}?${narrowed}`)
      },
    },
    {
      name: 'listing page of 24',
      run: async (turn) => {
        await page(`${home(category)}?order=${orders[turn % 4]}&p=${1 + (turn % 3)}`)
      },
    },
    {
      name: 'product page',
      run: async (turn) => {
        await page(home(elements[turn % elements.length] ?? category))
      },
    },
    {
      name: 'search page',
      run: async (turn) => {
        await page(`/search?search=${word(turn)}`)
      },
    },
    {
      name: 'API listing, filtered',
      run: async (turn) => {
        await listing({
          order: orders[turn % 4],
          p: 1 + (turn % 3),
          'min-price': 10 + (turn % 50),
          'max-price': 400,
        })
      },
    },
    {
      name: 'API listing, with the filters that are left',
      run: async (turn) => {
        await listing({
          order: orders[turn % 4],
          'min-price': 10 + (turn % 50),
          'reduce-aggregations': true,
          'size-aggregations': true,
        })
      },
    },
    {
      name: 'API product',
      run: async (turn) => {
        await api('POST', `/product/${product(turn)}`)
      },
    },
    {
      name: 'API suggest',
      run: async (turn) => {
        await api('POST', '/search-suggest', { search: decodeURIComponent(word(turn)) })
      },
    },
    {
      name: 'API context',
      run: async () => {
        await api('GET', '/context')
      },
    },
    { name: 'cart add, new visitor', run: async (turn) => void (await addToCart(turn, api)) },
    { name: 'whole guest order', run: async (turn) => void (await placeOrder(turn)) },
    { name: 'order placed', run: placeOrder },
  ]

  async function addToCart(turn: number, api: Shopper['api']): Promise<string> {
    const items = [{ referencedId: product(turn), quantity: 1, type: 'product' }]
    return tokenOf((await api('POST', '/checkout/cart/line-item', { items })).headers)
  }

  /** A whole guest order. Answers how long the last step of it took, the placing itself. */
  async function placeOrder(turn: number): Promise<number> {
    const { api } = at(`127.${1 + (turn % 200)}.${Math.floor(turn / 200) % 250}.1`)
    const token = await addToCart(turn, api)
    const registered = tokenOf((await api('POST', '/account/register', await guest(turn), token)).headers)
    const begun = performance.now()
    await api('POST', '/checkout/order', { acceptedTerms: true, acceptedWaiver: true }, registered)
    return performance.now() - begun
  }

  async function guest(turn: number) {
    const { salutationId, countryId, storefrontUrl } = await facts()
    return {
      guest: true,
      salutationId,
      firstName: 'Ada',
      lastName: 'Muster',
      email: `ada.${turn}.${process.pid}@shopper.example`,
      acceptedDataProtection: true,
      storefrontUrl,
      billingAddress: { street: 'Musterstrasse 1', zipcode: '8001', city: 'Zürich', countryId },
    }
  }

  /** Asked once for a shop. */
  function facts() {
    asked ??= Promise.all([
      api('POST', '/salutation', { limit: 1 }),
      api('POST', '/country', { filter: [{ type: 'equals', field: 'iso', value: 'CH' }] }),
      api('GET', '/context'),
    ]).then(([salutation, country, context]) => ({
      salutationId: list.parse(JSON.parse(salutation.body)).elements[0]?.id,
      countryId: list.parse(JSON.parse(country.body)).elements[0]?.id,
      storefrontUrl: contextOf(context.body),
    }))
    return asked
  }
}

type Facts = { salutationId: string | undefined; countryId: string | undefined; storefrontUrl: string }

const contextOf = (body: string): string =>
  z
    .object({ salesChannel: z.object({ domains: z.array(z.object({ url: z.string() })).min(1) }) })
    .parse(JSON.parse(body)).salesChannel.domains[0]?.url ?? ''

const tokenOf = (headers: Record<string, string | string[] | undefined>): string =>
  String(headers['sw-context-token'])
