import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { Coding } from './coding.ts'
import { brotliPacked, type Packed, smallBytes } from './pack.ts'

const [unpack, zip] = [promisify(brotliDecompress), promisify(gzip)]

/** Of brotli's eleven: 1.5 ms for who waits for the first answer; a hundred, for a tenth less, for what is sent again and again. */
const [quick, thorough] = [5, 11]

/** So often asked for unpacked, a body is asked for by programs that unpack nothing, and they will come again. */
const oftenUnpacked = 5

/**
 * A body kept in one form, packed, and sent in three: gzip is made for the first who wants it and kept, what is not
 * packed is made from what is, each time at first.
 */
export class PackedBody {
  /** Of what is not packed. */
  readonly length: number
  #identity: Buffer | null
  #brotli: Buffer | null
  #gzip: Buffer | null = null
  #timesUnpacked = 0
  #isThorough = false

  private constructor(length: number, identity: Buffer | null, brotli: Buffer | null) {
    this.length = length
    this.#identity = identity
    this.#brotli = brotli
  }

  static async of(content: Buffer): Promise<PackedBody> {
    if (content.length < smallBytes) return new PackedBody(content.length, content, null)
    return new PackedBody(content.length, null, await brotliPacked(content, quick))
  }

  /** In memory, without what is kept unpacked beside it. */
  get bytes(): number {
    return this.#brotli ? this.#brotli.length + (this.#gzip?.length ?? 0) : (this.#identity?.length ?? 0)
  }

  /** What is kept unpacked beside the packed forms takes so much memory. */
  get unpackedBytes(): number {
    return this.#brotli ? (this.#identity?.length ?? 0) : 0
  }

  forgetUnpacked(): void {
    if (this.#brotli) this.#identity = null
    this.#timesUnpacked = 0
  }

  /** As it is sent to whoever takes this coding, when it is there in that form. */
  ready(coding: Coding): Packed | null {
    // Too small to be packed at all.
    if (this.#identity && !this.#brotli) return { coding: 'identity', content: this.#identity }
    const content = { br: this.#brotli, gzip: this.#gzip, identity: this.#identity }[coding]
    return content && { coding, content }
  }

  async in(coding: Coding): Promise<Packed> {
    const ready = this.ready(coding)
    if (ready) return ready

    const content = await unpack(this.#brotli ?? Buffer.alloc(0))
    if (coding !== 'gzip') {
      this.#timesUnpacked += 1
      if (this.#timesUnpacked >= oftenUnpacked) this.#identity = content
      return { coding: 'identity', content }
    }
    this.#gzip ??= await zip(content, { level: 6 })
    return { coding: 'gzip', content: this.#gzip }
  }

  /** Packs it once more, as small as it gets; answers whether it became smaller. */
  async improve(): Promise<boolean> {
    if (this.#isThorough || !this.#brotli) return false
    this.#isThorough = true

    const smaller = await brotliPacked(await unpack(this.#brotli), thorough)
    if (smaller.length >= this.#brotli.length) return false
    this.#brotli = smaller
    return true
  }
}
