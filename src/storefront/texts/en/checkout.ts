import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  title: 'Checkout',
  steps: {
    label: 'Steps',
    address: 'Your details',
    shipping: 'Shipping and payment',
    review: 'Review and order',
  },
  continue: { shipping: 'Continue to shipping and payment', review: 'Continue to review' },
  back: 'Back',
  change: 'Change',
  changeOf: (part) => `Change: ${part}`,
  required: 'Fields marked * are required.',
  optional: 'optional',
  choose: 'Please choose',
  guest: {
    text: 'You order as a guest, no account needed.',
    login: 'Log in',
    haveAccount: 'Do you have an account?',
    loggedIn: (name) => `Logged in as ${name}`,
    addresses: 'Manage addresses',
  },
  loginRequired: {
    title: 'Please log in',
    text: 'In this shop you need a customer account to submit an order.',
    register: 'Open an account',
  },
  person: {
    title: 'Your details',
    email: 'E-mail address',
    emailHint: 'This is where we send the confirmation.',
    accountType: 'You are ordering',
    private: 'privately',
    business: 'for a company',
  },
  address: {
    shipping: 'Shipping address',
    billing: 'Billing address',
    billingDiffers: 'The invoice goes to another address',
    sameAsShipping: 'same as shipping address',
    salutation: 'Salutation',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    vatId: 'VAT number',
    street: 'Street',
    houseNumber: 'House number',
    additional: 'Addition, e.g. floor',
    zipcode: 'Postal code',
    city: 'Town',
    country: 'Country',
    updateCountry: 'Apply country',
    state: 'Region',
    states: { CH: 'Canton', DE: 'State', AT: 'State', IT: 'Province', ES: 'Province', LI: 'Municipality' },
    phone: 'Phone',
    phoneHint: 'Only for questions about the delivery.',
    example: (example) => `e.g. ${example}`,
  },
  privacy: {
    before: 'I have read the ',
    link: 'privacy policy',
    after: ' and agree that my details are processed for this order.',
    short: 'Data protection',
  },
  shipping: {
    title: 'Shipping method',
    days: (from, to) =>
      to === 0
        ? 'at once'
        : from === to
          ? `${to} working ${to === 1 ? 'day' : 'days'}`
          : `${from}–${to} working days`,
    arrives: (from, to) => (from === to ? `Arrives on ${from}` : `Arrives ${from} – ${to}`),
    none: 'We cannot deliver this order to this country. Please write to us.',
    free: 'free',
  },
  payment: {
    title: 'Payment method',
    none: 'There is no payment method for this order. Please write to us.',
  },
  review: {
    title: 'Review and order',
    products: 'Items',
    comment: 'Remark on the order',
    commentHint: 'For example your job reference, or where the parcel may be left.',
    terms: { before: 'I agree to the ', link: 'general terms and conditions', after: '.', short: 'Terms' },
    withdrawal: { before: 'I have taken note of the ', link: 'information on withdrawal', after: '.' },
    waiver: 'I agree that the download starts at once and know that this ends my right of withdrawal.',
    waiverShort: 'Immediate download',
    button: 'Order with obligation to pay',
    sending: 'Placing the order …',
    changed: (before, now) => `The total was ${before} and is now ${now}.`,
    nothingOrdered: 'Nothing has been ordered yet',
    secure: 'Your order is transmitted encrypted.',
  },
  success: {
    title: 'Thank you for your order',
    number: 'Order number',
    mail: (email) => `The confirmation is on its way to ${email}.`,
    next: 'What happens next',
    invoice: 'You receive an invoice and pay it within 30 days.',
    prepayment: (total, number) =>
      `Please transfer ${total} with the reference “${number}”. Our bank details are in the confirmation. We dispatch as soon as the payment has arrived.`,
    otherPayment: (method) => `Payment method: ${method}`,
    dispatch: 'As soon as the parcel is on its way you receive an e-mail with the tracking number.',
    pickup: 'We write to you as soon as everything is ready for collection.',
    download: 'You find your downloads in the confirmation as soon as the payment has arrived.',
    order: 'Your order',
    shopOn: 'Back to the shop',
    help: 'Question about the order',
    print: 'This page stays available at the same address.',
  },
  gateway: {
    title: 'On to the payment',
    text: (seconds) =>
      seconds === 1
        ? 'You are taken to the payment in 1 second.'
        : `You are taken to the payment in ${seconds} seconds.`,
    go: 'Pay now',
  },
  paid: {
    title: 'Thank you, your payment has arrived',
    text: (number) => `Your order ${number} is paid. The confirmation comes by e-mail.`,
    seeOrder: 'View order',
  },
  unpaid: {
    title: 'The payment was not completed',
    text: (number) =>
      `Your order ${number} is saved but not paid yet. Please try again or contact our support.`,
    retry: 'Try again',
    support: 'Get help',
  },
  guestOrder: {
    title: 'View order',
    text: 'For your protection: please enter the e-mail address and the postal code of the billing address of this order.',
    show: 'Show order',
    wrong: 'E-mail address and postal code do not match this order.',
    expired: 'This link is no longer valid. Write to us, we are glad to help.',
    foreign: 'We cannot show this order here',
    foreignText: 'Open the link in your confirmation, or log in.',
  },
}
