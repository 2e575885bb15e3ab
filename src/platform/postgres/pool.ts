import { type DatabaseUrl, Session, type Settings } from './session.ts'
import { isOld, type Sessions } from './sessions.ts'

/** Sessions kept open. Who asks while all are out waits in line; a lost one is replaced when the next is needed. */
export class Pool implements Sessions {
  readonly shared = false
  readonly #url: DatabaseUrl
  readonly #most: number
  readonly #settings: Settings
  readonly #all = new Set<Session>()
  #idle: Session[] = []
  readonly #waiting: ((session: Session) => void)[] = []

  constructor(url: DatabaseUrl, most: number, settings: Settings = {}) {
    this.#url = url
    this.#most = most
    this.#settings = settings
  }

  take(): Session | Promise<Session> {
    const session = this.#idle.pop()
    if (session) return session
    if (this.#all.size < this.#most) return this.#open()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  give(session: Session) {
    if (session.lost || isOld(session)) this.#all.delete(session)
    if (isOld(session) && !session.lost) void session.end()

    const next = this.#waiting.shift()
    const kept = this.#all.has(session)
    if (next) next(kept ? session : this.#open())
    else if (kept) this.#idle.push(session)
  }

  async end() {
    await Promise.all([...this.#all].map((session) => session.end()))
  }

  #open() {
    const session: Session = new Session(
      this.#url,
      () => {
        // One that is out is noticed when it is given back.
        if (!this.#idle.includes(session)) return
        this.#idle = this.#idle.filter((idle) => idle !== session)
        this.#all.delete(session)
      },
      this.#settings,
    )
    this.#all.add(session)
    return session
  }
}
