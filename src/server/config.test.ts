import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder, readConfig, settings } from './config.ts'

describe('the settings', () => {
  it('need nothing', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, SHOP_URL: 'http://localhost:3000', SHOW_OUTBOX: true })
  })

  it('take an empty one for a missing one', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('follow the port in the address of the shop', () => {
    expect(readConfig({ PORT: '3001' }).SHOP_URL).toBe('http://localhost:3001')
  })

  it('hide the outbox of real customers', () => {
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example' }
    const production = { NODE_ENV: 'production', SHOP_URL: 'https://shop.example' }

    expect(readConfig({ ...production, ...mail }).SHOW_OUTBOX).toBe(false)
    expect(readConfig(production).SHOW_OUTBOX).toBe(false)
    expect(readConfig({ ...production, SHOW_OUTBOX: 'yes' }).SHOW_OUTBOX).toBe(true)
  })

  it('take play money except in production, unless that is wished', () => {
    const production = { NODE_ENV: 'production', SHOP_URL: 'https://shop.example' }

    expect(readConfig({}).SANDBOX_PAYMENTS).toBe(true)
    expect(readConfig(production).SANDBOX_PAYMENTS).toBe(false)
    expect(readConfig({ ...production, SANDBOX_PAYMENTS: 'yes' }).SANDBOX_PAYMENTS).toBe(true)
  })

  it('name the proxies that are believed', () => {
    expect(readConfig({}).TRUSTED_PROXIES).toBeUndefined()
    expect(readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' }).TRUSTED_PROXIES).toEqual([
      'loopback',
      '10.0.0.0/8',
      '::1',
    ])
  })

  it('are all in .env.example, and nothing else is', () => {
    const example = readFileSync(join(projectFolder, '.env.example'), 'utf8')
    const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)

    expect(named.sort()).toEqual(Object.keys(settings.shape).sort())
  })
})

describe('the start is refused', () => {
  const production = { NODE_ENV: 'production', SHOP_URL: 'https://shop.example' }
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example' }

  it.each([
    ['a port that is none', { PORT: 'http' }, 'PORT has to be a number from 1 to 65535'],
    ['a port out of reach', { PORT: '70000' }, 'PORT has to be a number from 1 to 65535'],
    [
      'another database',
      { DATABASE_URL: 'mysql://localhost/shop' },
      'DATABASE_URL has to be like postgres://',
    ],
    ['a proxy that is none', { TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES has to be addresses'],
    ['a network too narrow', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES has to be addresses'],
    ['a short key', { STORE_API_ACCESS_KEY: 'abc' }, 'STORE_API_ACCESS_KEY has to be at least 8'],
    ['mails from nobody', { SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM has to say'],
    ['a shop below a path', { SHOP_URL: 'https://shop.example/de' }, 'SHOP_URL has to end after the host'],
    ['production nowhere', { NODE_ENV: 'production' }, 'SHOP_URL has to say where'],
    ['production in the open', { ...production, SHOP_URL: 'http://shop.example' }, 'begin with https://'],
    ['a key of Stripe alone', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'belong together'],
    ['a secret of Stripe alone', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'belong together'],
    [
      'a public key of Stripe',
      { STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY has to be a key like sk_',
    ],
    ['an open outbox', { ...production, ...mail, SHOW_OUTBOX: 'yes' }, 'SHOW_OUTBOX would show'],
  ])('for %s', (_, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('without a word of a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres:secret' })).not.toThrow('secret')
  })
})
