import type { Texts } from '../texts.ts'

export const withdrawal: Texts['withdrawal'] = {
  title: 'Withdraw from contract here',
  text: 'Withdraw from a contract with us here, without logging in and without giving a reason. In the next step you see everything once more and confirm it.',
  info: 'Periods and returns',
  fields: {
    name: 'First and last name',
    contract: 'Order number or contract',
    email: 'E-mail address',
    items: 'Only some of the items? (optional)',
    message: 'Message (optional)',
  },
  hints: {
    contract:
      'You find the number in your order confirmation. Without it, please write what you ordered and when.',
    email: 'We send the acknowledgement of receipt there.',
    items: 'If you leave this empty, you withdraw from the whole contract.',
    goods: 'If you choose nothing, you withdraw from the whole contract.',
  },
  all: 'The whole contract',
  required: 'Fields marked * are needed.',
  next: 'Continue to confirmation',
  confirm: {
    items: 'Withdrawn from',
    message: 'Message',
    title: 'Check and confirm your withdrawal',
    text: 'Your withdrawal is declared only once you confirm it here.',
    yes: 'Confirm withdrawal',
    change: 'Change details',
  },
  done: {
    title: 'We have received your withdrawal',
    received: 'Received on',
    mail: 'We are sending you an acknowledgement by e-mail, with the content of your declaration and the exact time.',
    next: 'We will write to you about returning the goods and about the refund.',
    shopOn: 'Go to the home page',
    info: 'Withdrawal and returns',
  },
}
