/** Lines are called the same in all languages. */
export const lineNames: Readonly<Record<string, string>> = {
  'x-line': 'X-LINE',
  'x-line-pro': 'X-LINE Pro',
  'd-line': 'D-LINE',
  'boxx-r': 'BOXX-R',
  's-line': 'S-LINE',
}
