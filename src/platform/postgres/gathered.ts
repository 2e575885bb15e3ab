import type { Db } from './db.ts'

/** Does for all of them what each wishes, in one statement or a few; answers in the order of the wishes. */
type Work<Wish, Answer> = (db: Db, wishes: readonly Wish[]) => Promise<readonly Answer[]>

/**
 * For what many wish at the same moment and one statement can do for all of them: a statement for each costs the
 * database more than what it does. The first goes at once; what is wished while others are on their way goes with the
 * next. Two wishes for the same thing (`keyOf`) go one after the other. In a transaction a wish stays by itself.
 */
export function gathered<Wish, Answer>(
  keyOf: (wish: Wish) => string,
  work: Work<Wish, Answer>,
): (db: Db, wish: Wish) => Promise<Answer> {
  const queues = new WeakMap<Db, Queue<Wish, Answer>>()

  return (db, wish) => {
    if (db.isTransaction) return alone(work, db, wish)
    const queue = queues.get(db) ?? new Queue(keyOf, work, db)
    queues.set(db, queue)
    return queue.ask(wish)
  }
}

/** So many groups are on their way at once: one that has to wait for a lock does not stop the others. */
const abreast = 2
const mostInGroup = 64

type Waiting<Wish, Answer> = { wish: Wish; key: string } & Pick<
  PromiseWithResolvers<Answer>,
  'resolve' | 'reject'
>

class Queue<Wish, Answer> {
  readonly #keyOf: (wish: Wish) => string
  readonly #work: Work<Wish, Answer>
  readonly #db: Db
  #waiting: Waiting<Wish, Answer>[] = []
  #travelling = 0

  constructor(keyOf: (wish: Wish) => string, work: Work<Wish, Answer>, db: Db) {
    this.#keyOf = keyOf
    this.#work = work
    this.#db = db
  }

  ask(wish: Wish): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ wish, key: this.#keyOf(wish), resolve, reject })
    // What else has arrived by now is heard first.
    if (this.#waiting.length === 1) setImmediate(() => this.#send())
    return promise
  }

  #send(): void {
    if (this.#waiting.length === 0 || this.#travelling === abreast) return
    const group = this.#next()
    this.#travelling += 1
    void this.#do(group).finally(() => {
      this.#travelling -= 1
      this.#send()
    })
  }

  #next(): Waiting<Wish, Answer>[] {
    const keys = new Set<string>()
    const group: Waiting<Wish, Answer>[] = []
    const left: Waiting<Wish, Answer>[] = []
    for (const waiting of this.#waiting) {
      const goes = group.length < mostInGroup && !keys.has(waiting.key)
      keys.add(waiting.key)
      ;(goes ? group : left).push(waiting)
    }
    this.#waiting = left
    return group
  }

  async #do(group: readonly Waiting<Wish, Answer>[]): Promise<void> {
    try {
      const answers = await this.#work(
        this.#db,
        group.map(({ wish }) => wish),
      )
      for (const [place, { resolve }] of group.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      if (group.length > 1 && wasNotWritten(error)) await this.#doEach(group)
      else for (const { reject } of group) reject(error)
    }
  }

  /** What one of them wished cannot be written; that is nobody else's trouble. */
  async #doEach(group: readonly Waiting<Wish, Answer>[]): Promise<void> {
    for (const { wish, resolve, reject } of group)
      await alone(this.#work, this.#db, wish).then(resolve, reject)
  }
}

async function alone<Wish, Answer>(work: Work<Wish, Answer>, db: Db, wish: Wish): Promise<Answer> {
  const [answer] = await work(db, [wish])
  return answer as Answer
}

/**
 * A value, a constraint or somebody who waited as well was against it (SQLSTATE 22, 23, 40), so nothing was done. Of a
 * lost session nobody knows that.
 */
const wasNotWritten = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|40)/.test(String(error.code))
