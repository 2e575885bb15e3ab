import type { Db } from '../../platform/postgres/db.ts'
import { defaultLocale, type Locale, localeEntry } from '../../values/locale.ts'
import { moneyLocaleOf } from '../../values/shown-money.ts'
import { say } from '../../values/translated.ts'
import type { Channel } from '../channel/channel.ts'
import { type Company, readCompany } from '../channel/company.ts'
import { documentNames } from '../documents/document-names.ts'
import { fileLinks, linkHours } from '../documents/file-link.ts'
import { followOrder } from '../documents/follow-order.ts'
import type { EventId, ShopEvent } from '../events/event.ts'
import { readEvent } from '../events/event-store.ts'
import type { Letter, Occasion, Post } from '../mail/mail.ts'
import { sendOnce } from '../mail/send-once.ts'
import { eventSum } from './event-sum.ts'
import { greetingOf } from './greeting.ts'
import { currentTransaction, isPaid, type Order } from './order.ts'
import { readOrder } from './read-orders.ts'

export const orderMailJob = 'order-mail'

export type OrderMailPurpose =
  | 'order-confirmation'
  | 'payment-received'
  | 'payment-failed'
  | 'payment-changed'
  | 'shipped'
  | 'cancelled'
  | 'refunded'
  /** To the company: money came that nobody owed. */
  | 'paid-twice'

/** All that a mail about an order says, in the language of the order. */
export type OrderMail = {
  purpose: OrderMailPurpose
  locale: Locale
  /** In which locale amounts are written. */
  moneyLocale: Locale
  order: Order
  event: ShopEvent
  /** The money it is about, in cents. */
  sum: number | null
  /** "Sehr geehrte Frau Muster", "Hello Ada Muster". */
  greeting: string
  shippingMethod: string | null
  /** Where its parcels can be followed, with `%s` for the number. */
  trackingUrl: string | null
  paymentMethod: { technicalName: string; name: string }
  /** How long goods may be given back by law where they go; 0 where no law says so. */
  withdrawalDays: number
  company: Company
  /** Where the shop is, and its pictures. */
  origin: string
  /** The first leads to the order and asks strangers for e-mail and zip; the second to a further try to pay. */
  links: { order: string; pay: string; withdrawal: string }
  /** Papers and paid downloads, by links that work by themselves for a while. */
  files: readonly MailFile[]
}

export type MailFile = { name: string; url: string }

export type MailParts<Kind> = {
  channel: () => Promise<Channel>
  render: (mail: Kind) => Promise<Letter>
  post: Post | null
  origin: string
  now: () => Date
}

/** Tells what happened to an order, once. What came to nothing meanwhile is not told. */
export async function sendOrderMail(
  db: Db,
  { eventId, purpose }: { eventId: EventId; purpose: OrderMailPurpose },
  { channel, render, post, origin, now }: MailParts<OrderMail>,
): Promise<void> {
  const event = await readEvent(db, eventId)
  // The mail links to the papers that follow from the same event, and goes without those that cannot be written: their
  // own job says what keeps them.
  await Promise.allSettled([followOrder(db, event, now())])
  const order = await readOrder(db, event.orderId)
  if (!order) throw new Error(`There is no order ${event.orderId} to write about.`)
  if (isOutOfDate(purpose, order)) return

  await sendOnce(
    db,
    occasionOf(purpose, event),
    async () => {
      const mail = mailOf(purpose, {
        order,
        event,
        sum: await eventSum(db, event),
        channel: await channel(),
        company: await readCompany(db),
        files: await filesOf(db, order, { origin, now: now() }),
        origin,
      })
      const recipient = purpose === 'paid-twice' ? mail.company.email : order.customer.email
      return { ...(await render(mail)), locale: mail.locale, recipient }
    },
    { post, now: now() },
  )
}

async function filesOf(db: Db, order: Order, at: { origin: string; now: Date }): Promise<MailFile[]> {
  const linkTo = await fileLinks(db, { ...at, hours: linkHours.mail })
  const downloads = order.lines.flatMap((line) => line.downloads).filter(({ accessGranted }) => accessGranted)

  return [
    ...order.documents.map(({ id, kind, number }) => ({
      name: `${say(documentNames[kind], order.locale)} ${number}`,
      url: linkTo({ kind: 'document', id }),
    })),
    ...downloads.map(({ id, media }) => ({
      name: `${media.fileName}.${media.extension}`,
      url: linkTo({ kind: 'download', id }),
    })),
  ]
}

/** Nobody is asked to try again for what is paid by now, or to pay what is called off. */
const isOutOfDate = (purpose: OrderMailPurpose, order: Order): boolean =>
  (purpose === 'payment-failed' || purpose === 'payment-changed') &&
  (isPaid(order) || order.state === 'cancelled')

/** An order is confirmed once; everything else may happen to it again. */
const occasionOf = (purpose: OrderMailPurpose, { id, orderId }: ShopEvent): Occasion => ({
  purpose,
  about: purpose === 'order-confirmation' ? orderId : id,
})

type Known = Pick<OrderMail, 'order' | 'event' | 'sum' | 'company' | 'files'> & {
  channel: Channel
  origin: string
}

function mailOf(purpose: OrderMailPurpose, { channel, origin, ...known }: Known): OrderMail {
  const { order } = known
  // The company reads its own language.
  const locale = purpose === 'paid-twice' ? (known.company.locale ?? defaultLocale) : order.locale
  const payment = currentTransaction(order)?.method
  const country = channel.countries.find(({ id }) => id === order.shippingAddress.countryId)
  const home = `${origin}${localeEntry(locale).prefix && `/${localeEntry(locale).prefix}`}`
  const signed = `?code=${order.deepLinkCode}`

  return {
    ...known,
    origin,
    purpose,
    locale,
    moneyLocale: moneyLocaleOf(channel.moneyFormat, locale),
    greeting: greetingOf({ ...order.customer, locale }, channel),
    shippingMethod: order.deliveries[0] ? say(order.deliveries[0].method.name, locale) : null,
    trackingUrl:
      channel.shippingMethods.find(({ id }) => id === order.deliveries[0]?.methodId)?.trackingUrl ?? null,
    paymentMethod: {
      technicalName: payment?.technicalName ?? '',
      name: payment ? say(payment.name, locale) : '',
    },
    withdrawalDays: country?.withdrawalDays ?? 0,
    links: {
      order: `${home}/checkout/success/${order.id}${signed}`,
      pay: `${home}/checkout/success/${order.id}/unpaid${signed}`,
      withdrawal: `${home}/withdrawal`,
    },
  }
}
