import type { AccountTexts } from './de.ts'

export const en: AccountTexts = {
  'registration-confirmation': {
    subject: 'Please confirm your Trennwerk account',
    why: 'Welcome to Trennwerk. Please confirm your e-mail address so that you can use your account.',
    button: 'Confirm e-mail address',
    next: 'You are logged in afterwards, and whatever is in your cart is still there.',
    notYou: 'Was it not you? Then there is nothing to do: without a confirmation the account stays closed.',
  },
  welcome: {
    subject: 'Welcome to Trennwerk',
    why: 'It is good to have you here. Your account is open, and you can use it straight away.',
    can: 'What your account does for you',
    points: [
      'Orders, invoices and deliveries are in one place, and ordering again takes one click.',
      'Cart and wishlist are the same on every device.',
      'Your cabinet measurements stay saved: every article shows you whether it fits.',
    ],
    button: 'Go to your account',
  },
  'password-recovery': {
    subject: 'A new password for your Trennwerk account',
    why: 'Somebody would like to choose a new password for your account. If that is you, please use this link.',
    button: 'Choose a new password',
    next: 'The link is valid for two hours and works once.',
    notYou: 'Was it not you? Then there is nothing to do: your password stays as it is.',
  },
  'password-changed': {
    subject: 'Your Trennwerk password was changed',
    why: (moment) =>
      `The password of your account was changed on ${moment}. You are now logged out on all other devices.`,
    notYou: 'Was it not you? Then please choose a new password at once and write to us.',
    button: 'Choose a new password',
  },
  'email-confirmation': {
    subject: 'Please confirm your new e-mail address',
    why: (email) =>
      `Your Trennwerk account is to belong to the address ${email}. Please confirm that it is yours.`,
    button: 'Confirm the new address',
    next: 'Until then everything stays as it is. The link works once, and only for a short time.',
    notYou: 'You do not know this account? Then somebody mistyped an address, and there is nothing to do.',
  },
  'email-change-asked': {
    subject: 'Your e-mail address at Trennwerk is about to change',
    why: (email) =>
      `A new e-mail address was entered for your account: ${email}. It only counts once it is confirmed by the link we have sent there.`,
    notYou: 'Was it not you? Then please choose a new password now: somebody knows your present one.',
    button: 'Choose a new password',
  },
  'email-changed': {
    subject: 'Your e-mail address at Trennwerk was changed',
    why: (email, moment) =>
      `Since ${moment} your account has belonged to the e-mail address ${email}. We no longer write to this one.`,
    notYou: 'Was it not you? Then please write to us now, so that we can secure your account.',
    button: 'Write to us',
  },
  'email-in-place': {
    subject: 'Your new e-mail address at Trennwerk is in place',
    why: (email) => `From now on you log in with ${email}, and we write to this address.`,
    button: 'Go to your account',
  },
  'passkey-added': {
    subject: 'A new passkey for your Trennwerk account',
    why: (name, moment) =>
      `Since ${moment} the passkey “${name}” opens your account as well. Your password still works.`,
    notYou: 'Was it not you? Then please remove it in your account and choose a new password.',
    button: 'Go to your account',
  },
  'passkey-removed': {
    subject: 'A passkey of your Trennwerk account was removed',
    why: (name, moment) => `The passkey “${name}” was removed on ${moment} and no longer opens your account.`,
    notYou: 'Was it not you? Then please choose a new password at once and write to us.',
    button: 'Go to your account',
  },
  'professional-requested': {
    subject: 'We have received your application for a trade account',
    why: (group) =>
      `Thank you for your interest. We are checking your details and will write again as soon as you belong to the group “${group}”, usually within two working days.`,
    next: 'Until then you shop like everybody else: your account is open, at the prices of the shop.',
    button: 'Go to your account',
  },
  'professional-approved': {
    subject: 'You are now a trade customer at Trennwerk',
    why: (group) =>
      `Your details have been checked: your account now belongs to the group “${group}”. When you are logged in, you see the prices of this group.`,
    next: 'For long lists there is the quick order: paste item numbers, check them, order.',
    button: 'Go to the quick order',
  },
  'professional-declined': {
    subject: 'About your application for a trade account',
    why: (group) =>
      `We have checked your application and cannot add your account to the group “${group}” at the moment.`,
    reason: 'Our reason',
    next: 'Your account stays open and you shop as before. If we are missing something, please write to us.',
    button: 'Write to us',
  },
  'account-deleted': {
    subject: 'Your Trennwerk account has been deleted',
    why: (moment) =>
      `Your account was deleted on ${moment}. Addresses, wishlist, saved cabinets and logins are gone.`,
    next: 'The law makes us keep the papers of your orders; we use them for nothing else.',
    notYou: 'Was it not you? Then please write to us.',
  },
}
