import type { Texts } from '../texts.ts'

export const review: Texts['review'] = {
  title: 'Write a review',
  about: (name) => `How do you find ${name}?`,
  change: 'Your review',
  points: 'Your rating in stars',
  stars: {
    1: '1 star: disappointing',
    2: '2 stars: fair',
    3: '3 stars: all right',
    4: '4 stars: good',
    5: '5 stars: very good',
  },
  headline: 'Headline',
  content: 'Your experience',
  contentHint: 'At least 40 characters. What is good, what is not, and how is the product installed?',
  name: 'Your name as it appears beside it',
  nameHint: 'A first name or initials are enough.',
  required: 'Fields with * are required.',
  send: 'Send review',
  sendChange: 'Send change',
  waiting: {
    title: 'Thank you for your review',
    text: 'We read it and publish it afterwards. Until then only you see it, and you can still change it here.',
  },
  shown: 'Your review is published. If you change it, we read it once more before it appears again.',
  login: {
    title: 'You need a customer account to write a review',
    text: 'Log in, and you will come back here.',
    login: 'Log in',
    register: 'Open an account',
  },
  back: 'Back to the product',
  failed: 'The form could not be loaded.',
}
