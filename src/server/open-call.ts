import type { Gateway } from '../platform/gateway.ts'
import type { Later } from '../platform/jobs/jobs.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Channel } from '../shop/channel/channel.ts'
import { refuse } from '../shop/refusal.ts'
import {
  anonymousVisit,
  readVisit,
  readVisitAndCart,
  readVisitOfCustomer,
  type Wished,
} from '../shop/sessions/read-visit.ts'
import type { Call } from '../store-api/endpoint.ts'
import type { Asking } from '../store-api/register-store-api.ts'
import type { CurrencyCode } from '../values/currency.ts'
import type { Locale } from '../values/locale.ts'
import { newToken } from '../values/token.ts'

export type ShopParts = {
  db: Db
  channel: () => Promise<Channel>
  accessKey: string
  origin: string
  now: () => Date
  later: Later
  gateways: readonly Gateway[]
}

/** Turns a request to the Store API into a call, or refuses it: key, maintenance, language. */
export async function openCall(parts: ShopParts, asking: Asking): Promise<Call> {
  if (asking.accessKey === null) refuse('access-key.missing', {})
  if (asking.accessKey !== parts.accessKey) refuse('access-key.unknown', {})

  const channel = await parts.channel()
  if (channel.maintenance) refuse('shop.in-maintenance', {})

  const locale = localeOf(channel, asking.languageId)
  return callFor(parts, channel, { ...asking, locale, currency: currencyOf(channel, asking.currencyId) })
}

/** A call of our own pages, in process: the key is ours and the language is the page's. */
export async function callFor(
  parts: ShopParts,
  channel: Channel,
  asking: Pick<Asking, 'token' | 'ip' | 'device' | 'withSeoUrls' | 'sees' | 'renewToken'> & Wished,
): Promise<Call> {
  const { db, origin, later, gateways } = parts

  return {
    db,
    ...withDevice(await visitOf(parts, channel, asking), asking.device),
    withSeoUrls: asking.withSeoUrls,
    caller: { ip: asking.ip, origin },
    later,
    gateways,
    renewToken: asking.renewToken,
  }
}

async function visitOf(
  { db, now }: ShopParts,
  channel: Channel,
  { token, sees, ...wished }: Pick<Asking, 'token' | 'sees'> & Wished,
): Promise<Pick<Call, 'visit' | 'stored'>> {
  if (!token) return { visit: anonymousVisit(channel, newToken(), wished, now()), stored: null }
  if (sees === 'cart') return readVisitAndCart(db, channel, token, wished, now())
  const read = sees === 'customer' ? readVisitOfCustomer : readVisit
  return { visit: await read(db, channel, token, wished, now()), stored: null }
}

const withDevice = ({ visit, stored }: Pick<Call, 'visit' | 'stored'>, device: string) => ({
  visit: { ...visit, device },
  stored,
})

function localeOf(channel: Channel, languageId: string | null): Locale | null {
  if (languageId === null) return null
  const language = channel.languages.find(({ id }) => id === languageId)
  return language?.code ?? refuse('language.unknown', { languageId })
}

function currencyOf(channel: Channel, currencyId: string | null): CurrencyCode | null {
  if (currencyId === null) return null
  const currency = channel.currencies.find(({ id }) => id === currencyId)
  return currency?.code ?? refuse('currency.unknown', { currencyId })
}
