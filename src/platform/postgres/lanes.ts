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
 * What goes here finds its rows by their keys. A plan that was made while a table was small, and would have it read
 * from end to end, is kept for long after the table has grown.
 */
const byKey = { enable_seqscan: 'off' }

/**
 * Sessions that many use at once. What is asked at the same moment goes there and back together, which under many
 * shoppers costs half of what a session each costs. Who has to wait for somebody's lock holds up those in his lane
 * and nobody else.
 */
export class Lanes implements Sessions {
  readonly shared = true
  readonly #options: LanesOptions
  #lanes: Session[] = []
  readonly #travelling = new Map<Session, number>()
  readonly #ending = new Set<Promise<void>>()

  constructor(options: LanesOptions) {
    this.#options = options
  }

  take(): Session {
    this.#lanes = this.#lanes.filter((session) => !session.lost && !this.#retireOld(session))
    const session = this.#lanes.find((session) => this.#in(session) < this.#options.abreast) ?? this.#next()
    this.#travelling.set(session, this.#in(session) + 1)
    return session
  }

  give(session: Session): void {
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

  /** Another lane, or else the emptiest. */
  #next(): Session {
    if (this.#lanes.length < this.#options.most) {
      const session = new Session(this.#options.url, () => undefined, {
        ...byKey,
        ...this.#options.settings,
      })
      this.#lanes.push(session)
      return session
    }
    return this.#lanes.reduce((best, session) => (this.#in(session) < this.#in(best) ? session : best))
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
