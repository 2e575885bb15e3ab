import { type DatabaseUrl, Session } from './session.ts'
import { isOld, type Sessions } from './sessions.ts'

/**
 * One session for everybody. What is asked at the same moment goes there and back together, which under many
 * shoppers costs half of what a session each costs; but everybody waits behind whoever asks something slow.
 */
export class Lane implements Sessions {
  readonly shared = true
  readonly #url: DatabaseUrl
  #session: Session | null = null
  readonly #ending = new Set<Promise<void>>()

  constructor(url: DatabaseUrl) {
    this.#url = url
  }

  take(): Session {
    const session = this.#session
    if (session && !session.lost && !isOld(session)) return session
    if (session && !session.lost) this.#retire(session)

    this.#session = new Session(this.#url, () => undefined)
    return this.#session
  }

  give(): void {}

  async end() {
    if (this.#session) this.#retire(this.#session)
    await Promise.all(this.#ending)
  }

  /** What is on its way still comes back. */
  #retire(session: Session) {
    const ended = session.end().finally(() => this.#ending.delete(ended))
    this.#ending.add(ended)
  }
}
