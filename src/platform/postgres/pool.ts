import { type DatabaseUrl, Session, type Settings } from './session.ts'
import { isOld, type Sessions } from './sessions.ts'

export type PoolOptions = {
  url: DatabaseUrl
  /** Sessions at most. */
  most: number
  /** So many of them work at the same time; one that is out for long waits for something, and others go on. */
  atOnce?: number
  /** So many, of both, are only for whoever goes `first`. */
  kept?: number
  settings?: Settings
}

/** Sessions kept open. Who asks while all are out waits in line; a lost one is replaced when the next is needed. */
export class Pool implements Sessions {
  readonly shared = false
  /** The same sessions for who is not to wait behind others: those go on when nobody waits here. */
  readonly first: Sessions
  readonly #options: Required<PoolOptions>
  readonly #all = new Set<Session>()
  #idle: Session[] = []
  /** Each that is out, and since when. */
  readonly #out = new Map<Session, number>()
  readonly #waiting: Waiting[] = []
  readonly #waitingFirst: Waiting[] = []
  #looking: NodeJS.Timeout | null = null

  constructor({ url, most, atOnce = most, kept = 0, settings = {} }: PoolOptions) {
    this.#options = { url, most, atOnce, kept, settings }
    this.first = {
      shared: false,
      take: () => this.#take(this.#waitingFirst, 0),
      give: (session) => this.give(session),
      // They are ended by whose they are.
      end: async () => undefined,
    }
  }

  take(): Session | Promise<Session> {
    return this.#take(this.#waiting, this.#options.kept)
  }

  give(session: Session) {
    this.#out.delete(session)
    if (session.lost || isOld(session)) this.#all.delete(session)
    else this.#idle.push(session)
    if (isOld(session) && !session.lost) void session.end()
    this.#serve()
  }

  async end() {
    if (this.#looking) clearInterval(this.#looking)
    await Promise.all([...this.#all].map((session) => session.end()))
  }

  #take(line: Waiting[], kept: number): Session | Promise<Session> {
    if (line.length === 0 && this.#hasRoom(kept)) return this.#next()
    const session = new Promise<Session>((resolve) => line.push(resolve))
    this.#serve()
    return session
  }

  #serve() {
    while (this.#waitingFirst.length > 0 && this.#hasRoom(0)) this.#waitingFirst.shift()?.(this.#next())
    while (this.#waiting.length > 0 && this.#hasRoom(this.#options.kept))
      this.#waiting.shift()?.(this.#next())
    this.#lookAgain()
  }

  /** As long as somebody waits, since nobody tells when a session has been out for long. */
  #lookAgain() {
    const isWaited = this.#waiting.length + this.#waitingFirst.length > 0
    if (isWaited) this.#looking ??= setInterval(() => this.#serve(), standsAfterMs)
    else if (this.#looking) {
      clearInterval(this.#looking)
      this.#looking = null
    }
  }

  #hasRoom(kept: number): boolean {
    const { most, atOnce } = this.#options
    if (this.#out.size >= most - kept) return false
    if (this.#out.size < atOnce - kept) return true
    const now = Date.now()
    const working = [...this.#out.values()].filter((since) => now - since < standsAfterMs)
    return working.length < atOnce - kept
  }

  #next(): Session {
    const session = this.#idle.pop() ?? this.#open()
    this.#out.set(session, Date.now())
    return session
  }

  #open(): Session {
    const session: Session = new Session(
      this.#options.url,
      () => {
        // One that is out is noticed when it is given back.
        if (!this.#idle.includes(session)) return
        this.#idle = this.#idle.filter((idle) => idle !== session)
        this.#all.delete(session)
      },
      this.#options.settings,
    )
    this.#all.add(session)
    return session
  }
}

type Waiting = (session: Session) => void

/** Longer than a transaction of a shopper takes when it waits for nothing. */
const standsAfterMs = 100
