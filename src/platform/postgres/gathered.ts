import type { Db } from './db.ts'

/** Does for all of them what each wishes, in one statement or a few; answers in the order of the wishes. */
type Work<Wish, Answer> = (db: Db, wishes: readonly Wish[]) => Promise<readonly Answer[]>

/** What a wish is for, where two for the same cannot be done in one statement. */
type KeyOf<Wish> = (wish: Wish) => string

/**
 * For what many wish at the same moment and one statement can do for all of them: a statement for each costs the
 * database more than what it does. The first goes at once; what is wished while others are on their way goes with the
 * next. In a transaction a wish stays by itself.
 */
export function gathered<Wish, Answer>(
  work: Work<Wish, Answer>,
  keyOf: KeyOf<Wish> | null = null,
): (db: Db, wish: Wish) => Promise<Answer> {
  const queues = new WeakMap<Db, Queue<Wish, Answer>>()

  return (db, wish) => {
    if (db.isTransaction) return alone(work, db, wish)
    const queue = queues.get(db) ?? new Queue(work, keyOf, db)
    queues.set(db, queue)
    return queue.ask(wish)
  }
}

/** So many groups are on their way at once. One that takes longer waits for a lock and stops nobody else. */
const abreast = 2
const patienceMs = 50
const mostInGroup = 64

type Waiting<Wish, Answer> = { wish: Wish } & Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>

class Queue<Wish, Answer> {
  readonly #work: Work<Wish, Answer>
  readonly #keyOf: KeyOf<Wish> | null
  readonly #db: Db
  #waiting: Waiting<Wish, Answer>[] = []
  #underWay = 0

  constructor(work: Work<Wish, Answer>, keyOf: KeyOf<Wish> | null, db: Db) {
    this.#work = work
    this.#keyOf = keyOf
    this.#db = db
  }

  ask(wish: Wish): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ wish, resolve, reject })
    // What else has arrived by now is heard first.
    if (this.#waiting.length === 1) setImmediate(() => this.#send())
    return promise
  }

  #send(): void {
    if (this.#waiting.length === 0 || this.#underWay === abreast) return
    this.#underWay += 1
    let counts = true
    const leave = () => {
      if (!counts) return
      counts = false
      this.#underWay -= 1
      this.#send()
    }
    const patience = setTimeout(leave, patienceMs)
    void this.#do(this.#next()).finally(() => {
      clearTimeout(patience)
      leave()
    })
  }

  #next(): Waiting<Wish, Answer>[] {
    const keyOf = this.#keyOf
    if (keyOf === null) return this.#waiting.splice(0, mostInGroup)

    const keys = new Set<string>()
    const group: Waiting<Wish, Answer>[] = []
    const left: Waiting<Wish, Answer>[] = []
    for (const waiting of this.#waiting) {
      const key = keyOf(waiting.wish)
      const goes = group.length < mostInGroup && !keys.has(key)
      keys.add(key)
      if (goes) group.push(waiting)
      else left.push(waiting)
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
