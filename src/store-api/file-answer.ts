import type { OrderFile } from '../shop/documents/order-file.ts'

/** A file of somebody's order: it is hers alone, so nobody in between keeps it. */
export const fileHeaders = ({ fileName, mimeType }: OrderFile, disposition: 'attachment' | 'inline') => ({
  'content-type': mimeType,
  'content-disposition': `${disposition}; filename="${plain(fileName)}"; filename*=UTF-8''${encoded(fileName)}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
})

export const fileAnswer = (file: OrderFile, disposition: 'attachment' | 'inline'): Response =>
  new Response(new Uint8Array(file.content), { headers: fileHeaders(file, disposition) })

/** RFC 8187: an apostrophe would end the name of the language. */
const encoded = (fileName: string): string =>
  encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** For clients that read no other letters in a header. */
const plain = (fileName: string): string => fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
