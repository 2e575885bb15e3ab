import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { localeEntry } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import type { Channel, Salutation } from '../channel/channel.ts'
import { type Company, readCompany } from '../channel/company.ts'
import type { Letter, Post } from '../mail/mail.ts'
import { sendOnce } from '../mail/send-once.ts'
import { currentTransaction, type Order, type OrderId } from './order.ts'
import { readOrder } from './read-orders.ts'

export const orderConfirmationJob = 'order-confirmation'

/** Writes the job down; the mail itself is written and sent by a worker. */
export const sendOrderConfirmationLater = (db: Db, orderId: OrderId, later: Later): Promise<void> =>
  later(db, { name: orderConfirmationJob, data: { orderId } })

/** All that the mail says, in the language of the order. */
export type OrderConfirmation = {
  purpose: 'order-confirmation'
  order: Order
  /** "Sehr geehrte Frau Muster", "Hello Ada Muster". */
  greeting: string
  shippingMethod: string | null
  paymentMethod: { technicalName: string; name: string }
  /** How long goods may be given back by law where they go; 0 where no law says so. */
  withdrawalDays: number
  company: Company
  /** Leads to the order; it asks strangers for e-mail and zip. */
  link: string
}

export type RenderMail = (mail: OrderConfirmation) => Promise<Letter>

export type MailParts = {
  channel: () => Promise<Channel>
  render: RenderMail
  post: Post | null
  origin: string
  now: () => Date
}

/** Tells the customer what was ordered, once. */
export async function sendOrderConfirmation(db: Db, orderId: OrderId, parts: MailParts): Promise<void> {
  const { channel, render, post, origin, now } = parts

  await sendOnce(
    db,
    { purpose: orderConfirmationJob, about: orderId },
    async () => {
      const order = await readOrder(db, orderId)
      if (!order) throw new Error(`There is no order ${orderId} to confirm.`)
      const letter = await render(confirmationOf(order, await channel(), await readCompany(db), origin))
      return { ...letter, locale: order.locale, recipient: order.customer.email }
    },
    { post, now: now() },
  )
}

function confirmationOf(order: Order, channel: Channel, company: Company, origin: string): OrderConfirmation {
  const { locale, customer, deliveries, shippingAddress } = order
  const salutation =
    channel.salutations.find(({ id }) => id === customer.salutationId) ??
    channel.salutations.find(({ key }) => key === 'not_specified')
  const shipping = channel.shippingMethods.find(({ id }) => id === deliveries[0]?.methodId)
  const payment = channel.paymentMethods.find(({ id }) => id === currentTransaction(order)?.methodId)
  const country = channel.countries.find(({ id }) => id === shippingAddress.countryId)
  const { prefix } = localeEntry(locale)

  return {
    purpose: orderConfirmationJob,
    order,
    greeting: greetingOf(order, salutation),
    shippingMethod: shipping ? say(shipping.name, locale) : null,
    paymentMethod: {
      technicalName: payment?.technicalName ?? '',
      name: payment ? say(payment.name, locale) : '',
    },
    withdrawalDays: country?.withdrawalDays ?? 0,
    company,
    link: `${origin}${prefix && `/${prefix}`}/checkout/success/${order.id}?code=${order.deepLinkCode}`,
  }
}

/** Who does not say how to be addressed is greeted by the whole name. */
function greetingOf({ locale, customer }: Order, salutation: Salutation | undefined): string {
  const { title, firstName, lastName } = customer
  const isKnown = salutation !== undefined && salutation.key !== 'not_specified'
  const name = isKnown ? [title, lastName] : [firstName, lastName]

  return [salutation && say(salutation.letterName, locale), ...name].filter(Boolean).join(' ')
}
