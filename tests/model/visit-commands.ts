import fc from 'fast-check'
import { expect } from 'vitest'
import {
  countryId,
  currencyId,
  languageId,
  paymentMethodId,
  shippingMethodId,
} from '../../src/server/seed/seeded-ids.ts'
import { logIn, logOut, register } from '../people.ts'
import { type Command, command, pick, shopperOf, which, who } from './command.ts'
import { readCart } from './look.ts'
import {
  type Account,
  accountOf,
  type Basket,
  emptyBasket,
  type Model,
  noChoice,
  type Person,
  put,
  type Shopper,
} from './model.ts'
import type { World } from './world.ts'

const choose = (shopper: Shopper, wish: object) =>
  shopper.visitor.ask('/context', { method: 'PATCH', body: wish })

const country = command('deliver to', fc.record({ who, iso: fc.constantFrom('CH', 'DE', 'IT', 'FR') }), {
  async run(model, _world, { who, iso }) {
    const shopper = shopperOf(model, who)
    expect((await choose(shopper, { countryId: countryId(iso) })).status).toBe(200)
    shopper.choice.iso = iso
    await readCart(model, shopper)
  },
})

const currency = command('pay in', fc.record({ who, code: fc.constantFrom('CHF', 'EUR') }), {
  async run(model, _world, { who, code }) {
    const shopper = shopperOf(model, who)
    expect((await choose(shopper, { currencyId: currencyId(code) })).status).toBe(200)
    shopper.choice.currency = code
    await readCart(model, shopper)
  },
})

const language = command(
  'speak',
  fc.record({ who, code: fc.constantFrom('de-DE', 'en-US', 'it-IT', 'fr-FR') }),
  {
    async run(model, _world, { who, code }) {
      const shopper = shopperOf(model, who)
      expect((await choose(shopper, { languageId: languageId(code) })).status).toBe(200)
      await readCart(model, shopper)
    },
  },
)

const methods = command(
  'choose methods',
  fc.record({
    who,
    shipping: fc.constantFrom('standard', 'express', 'pickup'),
    payment: fc.constantFrom('invoice', 'prepayment', 'sandbox', 'sandbox'),
  }),
  {
    async run(model, _world, { who, shipping, payment }) {
      const shopper = shopperOf(model, who)
      const wish = {
        shippingMethodId: shippingMethodId(shipping),
        paymentMethodId: paymentMethodId(payment),
      }
      expect((await choose(shopper, wish)).status).toBe(200)
      await readCart(model, shopper)
    },
  },
)

const guest = command(
  'register as guest',
  fc.record({
    who,
    email: fc.constantFrom('eva@example.org', 'Otto@example.org'),
    iso: fc.constantFrom('CH', 'CH', 'DE', 'IT', 'FR'),
    isCompany: fc.boolean(),
  }),
  {
    can: (model, { who }) => !accountOf(model, shopperOf(model, who)),
    run: (model, world, { who, ...person }) => becomeGuest(model, world, shopperOf(model, who), person),
  },
)

const vatIds: Record<string, string> = {
  CH: 'CHE-123.456.788 MWST',
  DE: 'DE123456789',
  IT: 'IT12345678901',
  FR: 'FR12345678901',
}

/** A company has a VAT id, and buys without VAT abroad. */
export async function becomeGuest(
  model: Model,
  { shop }: World,
  shopper: Shopper,
  person: Pick<Person, 'email' | 'iso' | 'isCompany'>,
): Promise<void> {
  const { email, iso, isCompany } = person
  const company = { accountType: 'business', company: 'Küchenbau', vatIds: [vatIds[iso]] }
  const answer = await register(shop, shopper.visitor, { email, ...(isCompany && company) }, iso)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  shopper.who = { ...person, isTrade: false, isGuest: true }
  await readCart(model, shopper)
}

const enter = command('log in', fc.record({ who, account: which, again: fc.boolean() }), {
  async run(model, _world, { who, account: index, again }) {
    const shopper = shopperOf(model, who)
    const account = pick(model.accounts, index)
    const { token } = shopper.visitor
    const { email: username } = account.person
    expect((await logIn(shopper.visitor, { username })).status).toBe(200)
    if (again) {
      // The answer got lost: she is still where she was, and tries again.
      shopper.visitor.token = token
      expect((await logIn(shopper.visitor, { username })).status).toBe(200)
    }
    comeIn(model, shopper, account)
    await readCart(model, shopper)
  },
})

const leave = command('log out', fc.record({ who }), {
  can: (model, { who }) => shopperOf(model, who).who !== null,
  async run(model, _world, { who }) {
    const shopper = shopperOf(model, who)
    const { token } = shopper.visitor
    expect((await logOut(shopper.visitor)).status).toBe(200)
    expect(shopper.visitor.token).not.toBe(token)
    turnOut(shopper)
    for (const other of model.shoppers) await readCart(model, other)
  },
})

/** What lay in front of her joins what waited; a first login takes everything as it is. */
function comeIn(model: Model, shopper: Shopper, account: Account): void {
  const before = accountOf(model, shopper)
  if (before === account) return
  // Somebody else was logged in here: what is hers waits.
  const brought = before ? emptyBasket() : shopper.basket
  if (account.basket === null) {
    account.basket = brought
    account.choice = before ? noChoice() : shopper.choice
  } else merge(brought, account.basket)
  Object.assign(shopper, { who: account.person, basket: account.basket, choice: account.choice })
}

function merge(from: Basket, to: Basket): void {
  if (from.wishes.size > 0 && to.wishes.size > 0) to.isMerged = true
  for (const [id, quantity] of from.wishes) put(to, id, quantity)
  for (const id of from.told) to.told.add(id)
}

const turnOut = (shopper: Shopper): void =>
  void Object.assign(shopper, { who: null, basket: emptyBasket(), choice: noChoice() })

export const visitCommands: fc.Arbitrary<Command>[] = [
  country,
  currency,
  language,
  methods,
  guest,
  guest,
  enter,
  leave,
]
