/** The tag of a change that shows on every page. */
export const everything = 'everything'

/** So many tags are remembered; whoever tells more has changed nearly everything. */
const most = 50_000

/**
 * What changed, and in which order. Whoever begins to draw a page notes the moment; a page is good as long as nothing
 * it shows changed after that moment, be it while the page was drawn or long after.
 */
export class Changes {
  #moment = 0
  #everything = 0
  readonly #last = new Map<string, number>()
  #waiting: (() => void)[] = []

  /** A count of changes, not a time: what is told next is later than this. */
  get moment(): number {
    return this.#moment
  }

  tell(tags: readonly string[]): void {
    this.#moment += 1
    for (const tag of tags) this.#last.set(tag, this.#moment)
    for (const comesBack of this.#waiting.splice(0)) comesBack()
    if (!tags.includes(everything) && this.#last.size <= most) return

    this.#everything = this.#moment
    this.#last.clear()
  }

  /** Comes back when the next change has been told. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Whether any of these was changed after the moment. */
  changedSince(tags: readonly string[], moment: number): boolean {
    if (this.#everything > moment) return true
    return tags.some((tag) => (this.#last.get(tag) ?? 0) > moment)
  }
}
