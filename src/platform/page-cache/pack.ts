import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './coding.ts'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Too small to gain anything by packing. */
export const smallBytes = 1_000
/** Of brotli's eleven: 0.1 ms for a cart, 0.5 ms for a long list. */
const passing = 4
/** A window that holds a page. The usual one of 4 MB would be asked of the memory for each. */
const windowBits = 18

export type Packed = { coding: Coding; content: Buffer }

/** Packs what is sent once, as cheaply as it is worth. */
export async function pack(content: Buffer, coding: Coding): Promise<Packed> {
  if (content.length < smallBytes || coding === 'identity') return { coding: 'identity', content }
  if (coding === 'gzip') return { coding, content: await zip(content, { level: 5 }) }
  return { coding, content: await brotliPacked(content, passing) }
}

export const brotliPacked = (content: Buffer, quality: number): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
