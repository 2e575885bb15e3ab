import { expect, it } from 'vitest'
import { fileAnswer } from './file-answer.ts'

const disposition = (fileName: string) =>
  fileAnswer({ fileName, mimeType: 'application/pdf', content: Buffer.from('x') }, 'attachment').headers.get(
    'content-disposition',
  )

it.each([
  ['Rechnung-R100001.pdf', 'Rechnung-R100001.pdf', 'Rechnung-R100001.pdf'],
  ['Note de crédit.pdf', 'Note de cr_dit.pdf', 'Note%20de%20cr%C3%A9dit.pdf'],
  [`l'avis (1)*.pdf`, `l'avis (1)*.pdf`, 'l%27avis%20%281%29%2A.pdf'],
  ['a"; x="b\\.pdf', 'a_; x=_b_.pdf', 'a%22%3B%20x%3D%22b%5C.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a__Set-Cookie: x=1', 'a%0D%0ASet-Cookie%3A%20x%3D1'],
  ['王\u202e😀.pdf', '____.pdf', '%E7%8E%8B%E2%80%AE%F0%9F%98%80.pdf'],
])('%j is a name in a header, and nothing but a name', (fileName, plain, encoded) => {
  expect(disposition(fileName)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
})
