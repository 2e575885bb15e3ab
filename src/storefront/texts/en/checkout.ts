import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  title: 'Checkout',
  sections: {
    address: 'Your details',
    shipping: 'Shipping and payment',
    review: 'Review and order',
  },
  continue: { shipping: 'Continue to shipping and payment', review: 'Continue to review' },
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
  /** For an account whose profile or address has none. */
  salutation: {
    text: 'We still need a salutation for this order. We will keep it in your account.',
    save: 'Use this salutation',
  },
  loginRequired: {
    title: 'Please log in',
    text: 'In this shop you need a customer account to submit an order.',
    register: 'Open an account',
  },
  person: {
    email: 'E-mail address',
    emailHint: 'This is where we send the confirmation.',
    accountType: 'You are ordering',
    private: 'privately',
    business: 'for a company',
  },
  address: {
    shipping: 'Delivery address',
    billing: 'Billing address',
    billingDiffers: 'The invoice goes to another address',
    sameAsShipping: 'same as shipping address',
    salutation: 'Salutation',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    vatIds: {
      CH: 'UID / VAT number',
      LI: 'VAT number',
      DE: 'VAT number (USt-IdNr.)',
      AT: 'VAT number (UID-Nr.)',
      IT: 'VAT number (Partita IVA)',
      FR: 'VAT number (N° TVA)',
      NL: 'VAT number (Btw-id)',
      BE: 'VAT number (TVA / BTW)',
      ES: 'VAT number (NIF-IVA)',
    },
    street: 'Street',
    houseNumber: 'House number',
    additional: 'Addition, e.g. floor',
    zipcode: 'Postal code',
    city: 'Town',
    cityFilled: (city: string) => `${city} filled in`,
    whichCity: 'Which town do you mean?',
    country: 'Country',
    updateCountry: 'Apply country',
    state: 'Region',
    states: { CH: 'Canton', DE: 'State', AT: 'State', IT: 'Province', ES: 'Province', LI: 'Municipality' },
    phone: 'Phone',
    phoneHint: 'Only for questions about the delivery',
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
    ready: (from, to) =>
      from === to ? `Ready for collection from ${from}` : `Ready for collection between ${from} and ${to}`,
    none: 'We cannot deliver this order to this country. Please write to us.',
    free: 'free',
  },
  payment: {
    title: 'Payment method',
    none: 'There is no payment method for this order. Please write to us.',
  },
  review: {
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
}
