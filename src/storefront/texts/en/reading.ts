import type { Texts } from '../texts.ts'

export const reading: Texts['reading'] = {
  draft: 'The full post is being written. We will gladly answer your questions in person.',
  related: 'Goes with it',
  allPosts: 'All posts',
  ask: 'Ask us',
  about: (what) => `To product ${what}`,
  kind: 'Kind',
  languages: 'Languages',
  file: 'File',
  version: 'Version',
  waiting: 'This file is not ready for download yet. Drop us a line and we will send it to you by e-mail.',
  open: 'Open the PDF',
  request: 'Request the file',
  allDocuments: 'All downloads',
  count: (count) => (count === 1 ? '1 document' : `${count} documents`),
}
