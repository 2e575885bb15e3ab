import type { StaffTexts } from './de.ts'

export const en: StaffTexts = {
  paidTwice: {
    subject: (number) => `Check the payment: order ${number}`,
    text: (number) => `Money has come in for order ${number} that was not owed. It was not booked.`,
    came: 'Received',
    owed: 'Order total',
    why: 'Reason',
    reasons: {
      'second-capture': 'The order was already paid.',
      'amount-differs': 'The amount is not the one that was owed.',
      'order-cancelled': 'The order was cancelled.',
    },
    customer: 'Customer',
    next: 'Please check the payment and pay it back.',
  },
  withdrawn: {
    subject: (contract) => `Withdrawal received: ${contract}`,
    matched: (number) =>
      `Order ${number} was withdrawn from. Number and e-mail address agree with the order.`,
    unmatched:
      'A contract was withdrawn from. Number and e-mail address fit no order; please find the one that is meant.',
    orderedOn: 'Ordered on',
    next: 'The receipt has been sent. The refund is due within 14 days once the goods are back or shown to be on their way.',
  },
  professional: {
    subject: 'Application for a trade account',
    came: (group) => `Somebody would like to belong to the group “${group}” and waits for your decision.`,
    customer: 'Customer',
    company: 'Company',
    vatIds: 'VAT no.',
    email: 'E-mail address',
    next: 'Until then she shops like everybody else. She hears by mail whether you said yes or no.',
  },
  enquiry: {
    subject: {
      contact: (about) => `Contact form: ${about}`,
      exhibition: (about) => `Visit to an exhibition: ${about}`,
      assembly: (about) => `Assembly wanted: ${about}`,
    },
    came: (moment) => `Received through the shop on ${moment}.`,
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    address: 'Address',
    canton: 'Canton',
    dealer: 'Partner',
    location: 'Place',
    language: 'Language',
    message: 'Message',
    next: 'Please answer in the language of the enquiry.',
  },
}
