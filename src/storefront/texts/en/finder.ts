import type { Texts } from '../texts.ts'

export const finder: Texts['finder'] = {
  parts: 'Spare parts',
  title: 'Identify a spare part',
  text: 'A few questions with yes and no, and only the parts it may be are left. Skip whatever you do not know.',
  question: (number) => `Question ${number}`,
  left: (count, total) =>
    count === 0
      ? 'No part is left'
      : count === total
        ? `${total} parts`
        : count === 1
          ? `1 of ${total} parts left`
          : `${count} of ${total} parts left`,
  answer: { yes: 'Yes', no: 'No', unknown: 'I don’t know' },
  back: 'Back one question',
  example: 'This is what it may look like.',
  given: 'Your answers',
  change: 'Change',
  changeThis: (question) => `Change: ${question}`,
  again: 'Start again',
  found: 'It is one of these parts',
  soFar: (count) => (count === 1 ? 'It may be this part' : `It may be one of these ${count} parts`),
  these: (count) => (count === 1 ? '1 part' : `${count} parts`),
  more: 'These are the first ones. Every further answer leaves fewer, and the groups below show them all.',
  groups: 'Or look through these groups',
  pieces: (count) => (count === 1 ? '1 part' : `${count} parts`),
  notFound: 'We have no such part',
  notFoundText:
    'By your answers the system is not one of ours, or two answers do not go together. You can change any answer, or ask us.',
  ask: 'We will find out',
  notThere: 'Your part is not here?',
  askText:
    'Write to us, ideally with a photo. Your answers are in the form already. Spare parts are available for at least 10 years.',
  contact: 'Ask us',
  browse: 'All spare parts',
  subject: 'Looking for a spare part',
  commentIntro: 'I am looking for a spare part. My answers:',
}
