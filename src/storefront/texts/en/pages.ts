import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  home: {
    title: 'Waste separation for the kitchen',
    text: 'Pull-outs, swing-door systems and free-standing bins made in Switzerland. With a 5-year product guarantee and spare parts for 10 years.',
  },
  wasteSystems: {
    title: 'Waste systems',
    text: 'Measure your cabinet and see what fits, or choose for yourself in the professional shop.',
  },
  xLineSelection: {
    title: 'Choose your X-LINE',
    text: 'X-LINE comes for cabinets 450 to 900 mm wide. Cabinet width and drawer depth decide which version is yours.',
  },
  advanced: {
    title: 'Professional shop',
    text: 'All systems with item numbers and dimensions: complete drawer systems, inserts for existing pull-outs, systems for swing doors and free-standing bins.',
  },
  advancedType: {
    title: 'Systems by type',
    text: 'All systems of one type with item numbers and dimensions.',
  },
  configurator: {
    title: 'Configurator',
    text: 'There are four types to choose from. After that, a few measurements in millimetres show which systems fit your cabinet.',
  },
  configuratorType: {
    title: 'Enter measurements',
    text: 'Measure inside: cabinet width, installation height and installation depth, all in millimetres.',
  },
  configuratorProducts: {
    title: 'Systems that fit',
    text: 'If nothing fits exactly, we are glad to help in person.',
  },
  category: { title: 'Range', text: 'Waste systems, accessories and spare parts from one source.' },
  boxxR: {
    title: 'BOXX-R',
    text: 'The pull-out for renovation: it goes into the existing cabinet and is tested to 100 kg.',
  },
  dLine: {
    title: 'D-LINE',
    text: 'The system for swing doors. Size L needs an installation height of 440 mm, size M 390 mm.',
  },
  sLine: { title: 'S-LINE', text: 'Free-standing bins of 35 or 60 litres, placed where the waste arises.' },
  xLinePro: {
    title: 'X-LINE Pro',
    text: 'The complete drawer system: drawer sides, runners and bins made for one another.',
  },
  xLine: { title: 'X-LINE', text: 'The insert for existing front pull-outs, with up to seven containers.' },
  spareParts: {
    title: 'Spare parts',
    text: 'Every part is available on its own for 10 years. Search by item number, by a word or by the type of your system.',
  },
  sparePartsFrontPullOut: {
    title: 'Spare parts for front pull-outs',
    text: 'Containers, tension crowns, lids, filters and fittings for systems that pull out to the front.',
  },
  sparePartsType: { title: 'Spare parts by type', text: 'All parts that belong to one type of system.' },
  sparePartsCategory: {
    title: 'Spare parts by group',
    text: 'All parts of one group, with item number and price.',
  },
  search: { title: 'Search', text: 'Search for a product, a spare part or an item number.' },
  cart: { title: 'Cart', text: 'What you would like to order, with prices including VAT.' },
  wishlist: { title: 'Wishlist', text: 'Your wishlist is still empty. Save products to compare them later.' },
  checkout: { title: 'Checkout', text: 'Order as a guest or with your customer account.' },
  checkoutSuccess: { title: 'Order received', text: 'Thank you. The confirmation will arrive by e-mail.' },
  checkoutPaid: {
    title: 'Thank you',
    text: 'Your payment has arrived. The confirmation will follow by e-mail.',
  },
  checkoutUnpaid: {
    title: 'Payment not completed',
    text: 'Your payment did not arrive. Please try again or write to us.',
  },
  orderLookup: {
    title: 'Find your order',
    text: 'With the order number, e-mail address and postal code you see your order without an account.',
  },
  service: {
    title: 'Service',
    text: 'We are here for you Monday to Thursday from 07:30 to 12:00 and from 13:30 to 17:00, on Friday until 16:00.',
  },
  contact: {
    title: 'Contact',
    text: 'We answer questions about measurements, assembly or an order during opening hours.',
  },
  assembly: {
    title: 'Assembly',
    text: 'A system is installed in about 21 minutes. If you would rather not do it yourself, a specialist can install it.',
  },
  bagTension: {
    title: 'Bag tension',
    text: 'The tension crown holds the bag open with ten hooks: it does not slip and uses the whole container.',
  },
  dealers: {
    title: 'Dealer network',
    text: 'Kitchen professionals and wholesalers near you show the systems and install them.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'News about systems, spare parts and care. Subscriptions are confirmed by e-mail.',
  },
  blog: { title: 'Blog', text: 'Posts about planning, everyday life, renovation and recycling.' },
  downloads: {
    title: 'Downloads',
    text: 'Assembly guides, data sheets, dimension drawings, CAD data and care guides.',
  },
  login: { title: 'Log in', text: 'With a customer account you see your orders, addresses and documents.' },
  register: { title: 'Open an account', text: 'An account is optional; you can order as a guest as well.' },
  registrationConfirm: { title: 'Confirm account', text: 'Open the link in the e-mail we have sent you.' },
  recoverPassword: {
    title: 'Forgotten password',
    text: 'You set a new password through a link that we send by e-mail.',
  },
  resetPassword: { title: 'New password', text: 'Please open this page through the link in the e-mail.' },
  account: { title: 'My account', text: 'Orders, addresses, payment and personal data.' },
  addresses: { title: 'Addresses', text: 'Billing and shipping addresses for your orders.' },
  orders: { title: 'Orders', text: 'Your orders with their status and documents.' },
  order: { title: 'Order', text: 'Items, delivery and documents of one order.' },
  accountPayment: { title: 'Payment method', text: 'The payment method we suggest to you first.' },
  profile: { title: 'Personal data', text: 'The name and e-mail address of your account.' },
  password: { title: 'Change password', text: 'You need your current password and a new one.' },
  email: { title: 'Change e-mail address', text: 'You log in with it, and we write to you there.' },
  emailConfirm: {
    title: 'Confirm e-mail address',
    text: 'Please open this page through the link in the e-mail.',
  },
  passkeys: { title: 'Passkeys', text: 'Log in by fingerprint, face or PIN, without a password.' },
  sessions: { title: 'Logged-in devices', text: 'Where you are logged in, and how to log devices out.' },
  documents: { title: 'Documents', text: 'Invoices and downloads of your orders.' },
  cabinets: {
    title: 'My cabinets',
    text: 'Measured cabinets against which every product of the shop is compared.',
  },
  accountPrivacy: { title: 'My data', text: 'A copy of your data, and how to delete your account.' },
  imprint: { title: 'Imprint', text: 'Who runs this shop.' },
  privacy: { title: 'Privacy', text: 'What happens to your data.' },
  terms: { title: 'Terms', text: 'The terms for orders in this shop.' },
  shipping: { title: 'Shipping and delivery', text: 'Where we deliver and what it costs.' },
  withdrawal: {
    title: 'Withdraw from contract here',
    text: 'Withdraw from a contract in two steps, without logging in. We acknowledge receipt by e-mail.',
  },
  accessibility: { title: 'Accessibility', text: 'How this shop can be used by everyone.' },
}
