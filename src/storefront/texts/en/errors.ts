import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  status: (status) => `Error ${status}`,
  home: 'Go to the home page',
  search: 'Search the shop',
  again: 'Try again',
  apiAdvice:
    'The connection to the Store API is broken. Check its address and the access key in the configuration.',
  pages: {
    400: {
      title: 'Request not understood',
      text: 'The address or what was sent with it cannot be read. Please check the link.',
    },
    403: {
      title: 'Session expired',
      text: 'Please return to the last page, reload it and try again.',
    },
    404: {
      title: 'Page not found',
      text: 'This page does not exist, or no longer. The search and the home page lead on.',
    },
    405: { title: 'Not possible here', text: 'This page does not accept any input.' },
    408: {
      title: 'That took too long',
      text: 'The shop did not answer in time. Please load the page once more.',
    },
    410: { title: 'No longer available', text: 'This page no longer exists.' },
    412: {
      title: 'Shop not connected',
      text: 'The shop is not connected properly at the moment. We are looking after it.',
    },
    413: { title: 'Too much data', text: 'What was sent is too large. Please shorten it.' },
    414: {
      title: 'Address too long',
      text: 'An address may have 1000 characters at most. Please check the link.',
    },
    415: { title: 'Format not understood', text: 'We cannot read input in this form.' },
    429: { title: 'Too many attempts', text: 'Please wait a moment and then try again.' },
    500: { title: 'A serious error', text: 'Something went wrong on our side. The error has been recorded.' },
    502: {
      title: 'Request not completed',
      text: 'The server could not complete the request. Please try again.',
    },
    503: { title: 'Server busy', text: 'The shop is very busy right now. Please try again in a minute.' },
  },
  other: { title: 'That did not work', text: 'Please try again or go to the home page.' },
}
