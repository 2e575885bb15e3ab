import { beforeEach, describe, expect, it } from 'vitest'
import { account, guestForm, logIn, password } from '../people.ts'
import { type Answered, openShop, origin } from '../shop.ts'
import { post } from './ada.ts'

/** Somebody with a program and a great many addresses. */
const shop = openShop()
let now = Date.now()
beforeEach(() => {
  now += 4 * 3_600_000
  shop.setClock(new Date(now))
})

const waits = ({ status, headers, body }: Answered) => ({
  status,
  header: Number(headers['retry-after']),
  seconds: body?.errors?.[0]?.meta?.parameters?.seconds,
})

describe('whoever is told to wait', () => {
  it('is told how long, in the words of the shop and in those of HTTP', async () => {
    await account(shop, shop.visitor())
    for (let guess = 0; guess < 10; guess++) await logIn(shop.visitor(), { password: `guess ${guess}` })
    const answer = waits(await logIn(shop.visitor()))

    expect(answer.status).toBe(429)
    expect(answer.seconds).toBeGreaterThan(0)
    expect(answer.header).toBe(answer.seconds)
  })

  const often: readonly (readonly [path: string, body: () => object | Promise<object>])[] = [
    ['/account/login', () => ({ username: 'ada@example.org', password: 'wrong' })],
    ['/account/recovery-password', () => ({ email: 'ada@example.org', storefrontUrl: origin })],
    ['/account/register', () => guestForm(shop, { email: 'not an address' })],
    ['/account/register-confirm', () => ({ hash: 'x'.repeat(32), em: 'x' })],
    [
      '/newsletter/subscribe',
      () => ({ email: 'ada@example.org', option: 'subscribe', storefrontUrl: origin }),
    ],
    ['/newsletter/unsubscribe', () => ({ email: 'ada@example.org' })],
    ['/newsletter/confirm', () => ({ hash: 'x', em: 'x' })],
    ['/contact-form', () => ({ email: 'ada@example.org', subject: 'x', comment: 'x' })],
    ['/service-request', () => ({ email: 'ada@example.org' })],
    ['/withdrawal', () => ({ name: 'Ada', email: 'ada@example.org', contract: '1' })],
    ['/quick-order/check', () => ({ lines: ['71.01.001'] })],
    [
      '/order',
      () => ({
        filter: [{ type: 'equals', field: 'orderNumber', value: '100001' }],
        email: 'ada@example.org',
        zipcode: '8001',
      }),
    ],
    [`/document/download/${'a'.repeat(32)}/x`, () => ({ email: 'ada@example.org', zipcode: '8001' })],
    ['/handle-payment', () => ({ orderId: 'a'.repeat(32) })],
    ['/checkout/order', () => ({})],
  ]

  it.each(often)('comes at %s, before long', async (path, body) => {
    const visitor = shop.visitor()
    const asked = await body()
    let answer = await post(visitor, path, asked)
    for (let count = 0; count < 100 && answer.status !== 429; count++)
      answer = await post(visitor, path, asked)

    const { status, header, seconds } = waits(answer)
    expect(status).toBe(429)
    expect(seconds).toBeGreaterThan(0)
    expect(header).toBe(seconds)
  })

  /** Here a whole office may be behind one address, or the answer has a test of its own. */
  const alone = [
    '/account/login',
    '/account/register',
    '/account/register-confirm',
    '/checkout/order',
    '/handle-payment',
  ]

  it.each(often.filter(([path]) => !alone.includes(path)))(
    'comes at %s with a new visit each time as well',
    async (path, body) => {
      const asked = await body()
      let answer = await post(shop.visitor(), path, asked)
      for (let count = 0; count < 130 && answer.status !== 429; count++) {
        answer = await post(shop.visitor(), path, asked)
      }
      expect(waits(answer).status).toBe(429)
    },
  )
})

describe('a password', () => {
  it('is guessed no faster by another spelling of the e-mail', async () => {
    await account(shop, shop.visitor())
    const spellings = [
      'ada@example.org',
      'ADA@example.org',
      ' ada@example.org ',
      'Ada@Example.ORG',
      'ada@example.org\t',
    ]
    const answers: number[] = []
    for (let guess = 0; guess < 15; guess++) {
      const username = spellings[guess % spellings.length] ?? ''
      answers.push((await logIn(shop.visitor(), { username, password: `guess ${guess}` })).status)
    }
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  })

  it('is guessed no faster where one is changed, an e-mail is moved or an account is deleted', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    const doors: readonly (readonly [method: string, path: string, body: (guess: string) => object])[] = [
      [
        'POST',
        '/account/change-password',
        (guess) => ({ password: guess, newPassword: 'Grünabfuhr', newPasswordConfirm: 'Grünabfuhr' }),
      ],
      [
        'POST',
        '/account/change-email',
        (guess) => ({ email: 'eve@example.org', emailConfirmation: 'eve@example.org', password: guess }),
      ],
      ['DELETE', '/account/customer', (guess) => ({ password: guess })],
    ]
    for (const [method, path, body] of doors) {
      now += 2 * 3_600_000
      shop.setClock(new Date(now))
      await logIn(ada)
      const statuses: number[] = []
      for (let guess = 0; guess < 12; guess++) {
        statuses.push((await ada.ask(path, { method, body: body(`guess ${guess}`) })).status)
      }
      expect(statuses.filter((status) => status === 400).length, path).toBeLessThanOrEqual(10)
      expect(statuses.slice(10), path).toEqual([429, 429])
    }
  })

  it('of a registration that is sent again is not guessed there', async () => {
    await account(shop, shop.visitor())
    const answers = []
    for (let guess = 0; guess < 8; guess++) {
      const form = await guestForm(shop, { guest: false, password: `${password} ${guess}` })
      answers.push((await post(shop.visitor(), '/account/register', form)).status)
    }
    expect(answers).not.toContain(200)
  })

  it('that a neighbour tries again and again holds up strangers there, and nobody who was logged in there before', async () => {
    const bea = { username: 'bea@nachbarn.example' }
    await account(shop, shop.visitor(), { email: bea.username })
    for (let guess = 0; guess < 10; guess++)
      await logIn(shop.visitor(), { username: `nobody${guess}@nachbarn.example`, password: 'a guess' })

    expect((await logIn(shop.visitor(), { username: 'cy@nachbarn.example' })).status).toBe(429)
    expect((await logIn(shop.visitor(), bea)).status).toBe(200)
    const guesses = []
    for (let guess = 0; guess < 12; guess++)
      guesses.push((await logIn(shop.visitor(), { ...bea, password: `guess ${guess}` })).status)
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
  })
})
