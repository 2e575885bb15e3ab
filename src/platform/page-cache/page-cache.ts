import { setTimeout } from 'node:timers/promises'
import { Changes, everything } from './changes.ts'
import { type Drawn, KeptPage, type Share } from './kept-page.ts'
import type { PackedBody } from './packed-body.ts'
import { Shelf } from './shelf.ts'

export type Draw = () => Promise<Drawn>

type Unpacked = { body: PackedBody; bytes: number }

export type PageCacheParts = {
  /** For all pages together. */
  bytes: number
  /** Hears why a page could not be drawn anew beside an answer. */
  report: (fault: unknown) => void
  now?: () => number
}

/** How much of the room each kind of answer gets at most. */
const shares: Readonly<Record<Share, number>> = { pages: 0.6, narrowed: 0.2, 'dead-ends': 0.05 }
/** The rest is for what is kept unpacked as well, which is eight times as heavy and must not make packed pages go. */
const unpackedShare = 0.15

/** After a page could not be drawn anew nobody tries again for so long. */
const tryAgainMs = 10_000
/** So often asked for, a page is worth being packed as small as it gets. */
const popularHits = 5
/** Packing takes a tenth of one core at most. */
const restsAsLong = 9

/**
 * Answers kept ready to be sent. One drawing serves all who wait for it; an old one is sent while a new one is drawn;
 * a change makes every page that shows what changed unfit at once. While nobody tells of changes nothing is kept.
 */
export class PageCache {
  readonly changes = new Changes()
  readonly #shelves: readonly (readonly [Share, Shelf<KeptPage>])[]
  readonly #unpacked: Shelf<Unpacked>
  readonly #drawing = new Map<string, Promise<KeptPage>>()
  readonly #report: PageCacheParts['report']
  readonly #now: () => number
  readonly #counts = {
    hits: 0,
    misses: 0,
    stale: 0,
    shared: 0,
    notModified: 0,
    outdated: 0,
    rescued: 0,
    failures: 0,
    changes: 0,
  }
  #hears = false
  #packing: Promise<unknown> = Promise.resolve()

  constructor({ bytes, report, now = Date.now }: PageCacheParts) {
    this.#shelves = Object.entries(shares).map(
      ([share, part]) => [share as Share, new Shelf(bytes * part)] as const,
    )
    this.#unpacked = new Shelf(bytes * unpackedShare, ({ body }) => body.forgetUnpacked())
    this.#report = report
    this.#now = now
  }

  /** From now on changes are told: whatever was kept before may have missed some. */
  hear(): void {
    this.#hears = true
    this.changes.tell([everything])
  }

  /** Nobody tells of changes any more: nothing kept is sent until somebody does. */
  deafen(): void {
    this.#hears = false
  }

  tell(tags: readonly string[]): void {
    this.#counts.changes += 1
    this.changes.tell(tags)
  }

  /** The page, if it may be sent as it is. */
  find(key: string): KeptPage | null {
    if (!this.#hears) return null
    const page = this.#kept(key)
    if (!page) return null

    if (this.#now() < this.#goodUntil(page) && !this.#isOutdated(page)) return page
    for (const [, shelf] of this.#shelves) shelf.delete(key)
    return null
  }

  /** What is asked for: as it is kept, or as it is drawn now, by one for all who wait. */
  async answer(key: string, draw: Draw): Promise<KeptPage> {
    const asked = this.changes.moment
    const kept = this.find(key)
    if (kept) return this.hit(key, kept, draw)

    this.#counts.misses += 1
    for (;;) {
      const underway = this.#drawing.get(key)
      if (underway) this.#counts.shared += 1
      const page = await (underway ?? this.#drawNow(key, draw))
      // What was begun before a change is no answer for whoever asks after it.
      if (page.drawnAt >= asked || !this.changes.changedSince(page.tags, page.drawnAt)) return page
    }
  }

  /** Counts a page that `find` found; an old one is drawn anew, a popular one packed anew, while it is sent. */
  hit(key: string, page: KeptPage, draw: Draw): KeptPage {
    this.#counts.hits += 1
    page.hits += 1
    if (page.hits === popularHits) this.#packBetter(key)
    if (this.#now() >= page.freshUntil) {
      this.#counts.stale += 1
      if (!this.#drawing.has(key)) this.#drawNow(key, draw).catch(this.#report)
    }
    return page
  }

  notModified(): void {
    this.#counts.notModified += 1
  }

  /** After a body has grown: it is kept in one more form. */
  weigh(key: string, page: KeptPage): void {
    for (const [, shelf] of this.#shelves) {
      if (shelf.get(key) !== page) continue
      shelf.put(key, page)
      const { body } = page
      if (body.unpackedBytes > 0) this.#unpacked.put(key, { body, bytes: body.unpackedBytes })
    }
  }

  counters() {
    return {
      ...this.#counts,
      hears: this.#hears,
      drawing: this.#drawing.size,
      shares: Object.fromEntries(
        this.#shelves.map(([share, { size, bytes, evictions }]) => [
          share,
          { pages: size, bytes, evictions },
        ]),
      ),
    }
  }

  #kept(key: string): KeptPage | undefined {
    for (const [, shelf] of this.#shelves) {
      const page = shelf.get(key)
      if (page) return page
    }
    return undefined
  }

  #goodUntil = (page: KeptPage): number => page.keeping?.goodUntil ?? 0

  #isOutdated(page: KeptPage): boolean {
    const { moment } = this.changes
    if (page.seenAt === moment) return false
    if (this.changes.changedSince(page.tags, page.drawnAt)) {
      this.#counts.outdated += 1
      return true
    }
    page.seenAt = moment
    return false
  }

  #drawNow(key: string, draw: Draw): Promise<KeptPage> {
    const drawing = this.#draw(key, draw).finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, drawing)
    return drawing
  }

  async #draw(key: string, draw: Draw): Promise<KeptPage> {
    const drawnAt = this.changes.moment
    const before = this.#kept(key)
    try {
      const drawn = await draw()
      const page = await KeptPage.of(drawn, { drawnAt, now: this.#now() }, before)
      if (page.status >= 500) return this.#rescue(before) ?? page

      if (this.#hears && page.keeping) this.#put(key, page, page.keeping.share)
      return page
    } catch (fault) {
      const rescued = this.#rescue(before)
      if (!rescued) throw fault
      this.#report(fault)
      return rescued
    }
  }

  #put(key: string, page: KeptPage, place: Share): void {
    for (const [share, shelf] of this.#shelves) {
      if (share === place) shelf.put(key, page)
      else shelf.delete(key)
    }
  }

  /** The page as it was, when it cannot be drawn anew and is not known to be wrong. */
  #rescue(before: KeptPage | undefined): KeptPage | null {
    this.#counts.failures += 1
    if (!before || this.#isOutdated(before) || this.#now() >= this.#goodUntil(before)) return null
    this.#counts.rescued += 1
    before.freshUntil = this.#now() + tryAgainMs
    return before
  }

  /**
   * One after the other, and between two of them a rest: it costs a tenth of a second, and shoppers of other pages would wait for
   * it where there are few cores. Whatever was let go of in the meantime is left alone.
   */
  #packBetter(key: string): void {
    this.#packing = this.#packing
      .then(async () => {
        const page = this.#kept(key)
        if (!page) return
        const begun = performance.now()
        if (await page.body.improve()) this.weigh(key, page)
        await setTimeout(restsAsLong * (performance.now() - begun), undefined, { ref: false })
      })
      .catch(this.#report)
  }
}
