import { en as purpose } from '../../../shop/configurator/passport-words/en.ts'
import { en as account } from './account/en.ts'
import type { MailTexts } from './de.ts'

export const en: MailTexts = {
  colon: ':',
  subject: (number) => `Your Trennwerk order ${number}`,
  preview: (total) => `Thank you! We have received your order of ${total}.`,
  thanks: 'Thank you for your order. We have received it and hereby confirm its receipt.',
  order: 'Order',
  orderedOn: (day) => `of ${day}`,
  item: 'Item',
  pieces: (quantity) => (quantity === 1 ? '1 piece' : `${quantity} pieces`),
  each: (price) => `${price} each`,
  itemNumber: (number) => `Item no. ${number}`,
  purpose,
  account,
  positions: 'Subtotal',
  shipping: (method) => `Shipping: ${method}`,
  free: 'free',
  tax: (rate) => `incl. VAT ${rate} %`,
  taxOnTop: (rate) => `plus VAT ${rate} %`,
  taxFree: 'delivered without VAT',
  rounding: 'Rounding',
  total: 'Total',
  delivery: 'Delivery',
  arrives: (earliest, latest) =>
    earliest === latest ? `expected on ${earliest}` : `expected between ${earliest} and ${latest}`,
  downloads: 'Downloads',
  download: 'You can download your files by the link to your order as soon as your payment has arrived.',
  freeDownload: 'You can download your files by the link to your order.',
  shippingAddress: 'Delivery address',
  billingAddress: 'Billing address',
  payment: 'Payment',
  prepayment: (total) =>
    `Please transfer ${total} to the following account. We dispatch as soon as your payment has arrived.`,
  invoice:
    'You will find a link to the invoice in this mail. Please pay it within 30 days of receiving the goods.',
  nothingToPay: 'There is nothing to pay.',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  reference: 'Payment reference',
  comment: 'Your comment',
  withdrawal: 'Withdrawal and returns',
  byLaw: (days) =>
    `You may withdraw from the contract within ${days} days of receiving the goods without giving a reason, for example by “Withdraw from contract here” at the foot of every page of our shop or by a message to the address below.`,
  byPromise: (hasLaw) =>
    hasLaw
      ? 'Apart from that, we take unused goods back for 30 days and refund the price.'
      : 'We take unused goods back for 30 days and refund the price.',
  waived:
    'For downloads you agreed that we begin before that period ends; the right of withdrawal ends with it.',
  see: 'View order',
  seeHint: 'On another device we ask for your e-mail address and postal code, for your security.',
  questions: (email, phone) => `Questions? Write to ${email} or call ${phone}.`,
  paid: {
    subject: (number) => `Payment received: order ${number}`,
    text: (total, number) => `We have received your payment of ${total} for order ${number}. Thank you!`,
    next: 'We are preparing your parcel and will write again as soon as it is on its way.',
  },
  failed: {
    subject: (number) => `Payment not completed: order ${number}`,
    text: (number) => `The payment for your order ${number} did not go through. Nothing was charged.`,
    keeps: 'Your order still stands. Please try again or choose another way to pay.',
    again: 'Pay now',
  },
  changed: {
    subject: (number) => `New payment method: order ${number}`,
    text: (number, method) => `Your order ${number} will now be paid like this: ${method}.`,
  },
  shipped: {
    subject: (number) => `On its way: your order ${number}`,
    text: (number) => `Your order ${number} is on its way to you.`,
    partly: (number) => `Part of your order ${number} is on its way to you. The rest will follow.`,
    codes: 'Tracking number',
  },
  cancelled: {
    subject: (number) => `Cancelled: your order ${number}`,
    text: (number) => `Your order ${number} has been cancelled. There is nothing to pay.`,
    next: 'Should a payment already be on its way, we will refund it.',
  },
  refunded: {
    subject: (number) => `Refund: order ${number}`,
    text: (total, number) => `We have refunded ${total} for order ${number}.`,
    next: 'Depending on your bank it may take a few days until the amount is in your account.',
  },
  withdrawn: {
    subject: (contract) => `Receipt of your withdrawal: ${contract}`,
    hello: (name) => `Hello ${name}`,
    text: (moment) => `We confirm that we received your withdrawal on ${moment}.`,
    declared: 'Your declaration',
    name: 'Name',
    email: 'E-mail address',
    contract: 'Contract',
    items: 'Withdrawn from',
    all: 'the whole contract',
    message: 'Your message',
    received: 'Received on',
    next: 'We will write to you about returning the goods and the refund. Please keep this e-mail as proof.',
  },
  enquired: {
    subject: {
      contact: 'Your message to Trennwerk',
      exhibition: 'Your request to visit an exhibition',
      assembly: 'Your assembly request',
    },
    hello: 'Hello',
    text: {
      contact: (moment: string) => `We received your message on ${moment}. Thank you!`,
      exhibition: (moment: string) =>
        `We received your request to see our systems in an exhibition on ${moment}. Thank you!`,
      assembly: (moment: string) => `We received your assembly request on ${moment}. Thank you!`,
    },
    dealer: 'Partner you would like',
    next: 'We will get back to you as soon as possible, usually within one working day.',
    copy: 'Your message',
    notYou: 'Did you not write to us? Then somebody mistyped an address, and there is nothing for you to do.',
  },
  newsletter: {
    subject: 'Please confirm: the Trennwerk newsletter',
    hello: 'Hello',
    why: 'Somebody would like to receive the Trennwerk newsletter at this address. If that is you, please confirm by this link.',
    button: 'Confirm newsletter',
    leave: 'You can unsubscribe at any time with one click on our page.',
    notYou: 'Was it not you? Then there is nothing to do: without a confirmation we send nothing.',
    welcome: {
      subject: 'The Trennwerk newsletter is on its way',
      why: 'Thank you, your address is confirmed. You will hear from us when there is news: new systems, guides, offers.',
      leave: 'Unsubscribe from the newsletter',
      because:
        'You receive this message because you asked for the newsletter. One click takes you off the list again.',
    },
  },
  withdraw: 'Withdraw from contract here',
  files: 'Your files and documents',
  vatId: (id) => `VAT no. ${id}`,
}
