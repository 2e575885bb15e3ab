import { type DatabaseUrl, Session, type Settings } from './session.ts'
import { isOld, type Sessions } from './sessions.ts'

export type LanesOptions = {
  url: DatabaseUrl
  /** Sessions at most; when all are full, the emptiest takes more. */
  most: number
  /** So many go there and back together in one lane before the next is opened. */
  abreast: number
  settings?: Settings
}

/**
 * What goes here finds its rows by their keys, so one plan is good for whatever is asked; making a new one costs more
 * than carrying it out. A plan that was made while a table was small, and would have it read from end to end, is kept
 * for long after the table has grown.
 */
const byKey = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }

/** What goes here takes a millisecond or two, and the disk now and then some more. */
const standsAfterMs = 50

/**
 * Sessions that many use at once. What is asked at the same moment goes there and back together, which under many
 * shoppers costs half of what a session each costs. Who has to wait for somebody's lock holds up those in his lane,
 * which then nobody joins as long as there is another.
 */
export class Lanes implements Sessions {
  readonly shared = true
  readonly #options: LanesOptions
  #lanes: Session[] = []
  readonly #travelling = new Map<Session, number>()
  /** When a lane began to be used, or answered last. */
  readonly #moved = new WeakMap<Session, number>()
  readonly #ending = new Set<Promise<void>>()

  constructor(options: LanesOptions) {
    this.#options = options
  }

  take(): Session {
    this.#lanes = this.#lanes.filter((session) => !session.lost && !this.#retireOld(session))
    const session =
      this.#lanes.find((session) => this.#in(session) < this.#options.abreast && !this.#stands(session)) ??
      this.#next()
    if (this.#in(session) === 0) this.#moved.set(session, Date.now())
    this.#travelling.set(session, this.#in(session) + 1)
    return session
  }

  give(session: Session): void {
    this.#moved.set(session, Date.now())
    const left = this.#in(session) - 1
    if (left > 0) this.#travelling.set(session, left)
    else this.#travelling.delete(session)
  }

  async end(): Promise<void> {
    for (const session of this.#lanes.splice(0)) this.#retire(session)
    await Promise.all(this.#ending)
  }

  #in(session: Session): number {
    return this.#travelling.get(session) ?? 0
  }

  #stands(session: Session): boolean {
    return this.#in(session) > 0 && Date.now() - (this.#moved.get(session) ?? 0) > standsAfterMs
  }

  /** Another lane, or else the emptiest of those that move. */
  #next(): Session {
    if (this.#lanes.length < this.#options.most) {
      const session = new Session(this.#options.url, () => undefined, {
        ...byKey,
        ...this.#options.settings,
      })
      this.#lanes.push(session)
      return session
    }
    const moving = this.#lanes.filter((session) => !this.#stands(session))
    return (moving.length > 0 ? moving : this.#lanes).reduce((best, session) =>
      this.#in(session) < this.#in(best) ? session : best,
    )
  }

  #retireOld(session: Session): boolean {
    if (!isOld(session)) return false
    this.#retire(session)
    return true
  }

  /** What is on its way still comes back. */
  #retire(session: Session): void {
    const ended = session.end().finally(() => this.#ending.delete(ended))
    this.#ending.add(ended)
  }
}
