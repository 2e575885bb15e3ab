/** Something kept, and what it weighs in memory now. */
export type Weighed = { readonly bytes: number }

/** A place for so many bytes: what was not asked for longest makes room, and whoever wants to hears of it. */
export class Shelf<Kept extends Weighed> {
  readonly #most: number
  /** A Map remembers the order in which it was filled; what is asked for goes to its end. */
  readonly #kept = new Map<string, { value: Kept; bytes: number }>()
  readonly #letGo: (value: Kept) => void
  #bytes = 0
  #evictions = 0

  constructor(mostBytes: number, letGo: (value: Kept) => void = () => undefined) {
    this.#most = mostBytes
    this.#letGo = letGo
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#kept.size
  }

  /** How many had to make room. */
  get evictions(): number {
    return this.#evictions
  }

  get(key: string): Kept | undefined {
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    return entry.value
  }

  /** Puts it there, or weighs anew what is there; what is heavier than the whole shelf is not kept. */
  put(key: string, value: Kept): void {
    this.delete(key)
    const bytes = value.bytes + 2 * key.length
    if (bytes > this.#most) {
      this.#letGo(value)
      return
    }

    this.#kept.set(key, { value, bytes })
    this.#bytes += bytes
    for (const [oldest, { value }] of this.#kept) {
      if (this.#bytes <= this.#most) break
      this.delete(oldest)
      this.#evictions += 1
      this.#letGo(value)
    }
  }

  delete(key: string): void {
    const entry = this.#kept.get(key)
    if (!entry) return
    this.#kept.delete(key)
    this.#bytes -= entry.bytes
  }
}
