/**
 * Counts failures per key and asks for longer pauses the more there are. In memory, per process: it
 * slows guessing down and is no promise of exactness.
 */
export type BackOff = {
  /** The seconds this key has to wait; 0 lets it try. */
  waits(key: string, now: Date): number
  failed(key: string, now: Date): void
  /** It was counted before it was known, and was no failure. */
  takenBack(key: string): void
  /** It was right: the failures of before are forgotten. */
  succeeded(key: string): void
}

/** From so many failures on, so many seconds after the last of them. */
type Step = { failures: number; seconds: number }

export function backOff(steps: readonly Step[]): BackOff {
  const failing = new Map<string, { failures: number; last: number }>()
  const isForgotten = (last: number, time: number) => time - last > memoryMs

  return {
    waits(key, now) {
      const known = failing.get(key)
      if (!known || isForgotten(known.last, now.getTime())) return 0

      const reached = steps.filter(({ failures }) => known.failures >= failures)
      const seconds = Math.max(0, ...reached.map(({ seconds }) => seconds))
      const over = Math.ceil((known.last + seconds * 1000 - now.getTime()) / 1000)
      // A clock that was set back makes nobody wait longer.
      return Math.min(seconds, Math.max(0, over))
    },

    failed(key, now) {
      const time = now.getTime()
      const known = failing.get(key)
      const before = known && !isForgotten(known.last, time) ? known.failures : 0

      if (!known && failing.size >= mostKeys) forgetOldest(failing)
      // Set anew, so that the map stays in the order of the last failure.
      failing.delete(key)
      failing.set(key, { failures: before + 1, last: time })
    },

    takenBack(key) {
      const known = failing.get(key)
      if (known) known.failures = Math.max(known.failures - 1, 0)
    },

    succeeded(key) {
      failing.delete(key)
    },
  }
}

const memoryMs = 60 * 60 * 1000
const mostKeys = 10_000

/** Somebody floods us with keys, and memory matters more than the oldest counts. */
function forgetOldest(failing: Map<string, unknown>) {
  let surplus = failing.size - mostKeys + mostKeys / 10
  for (const key of failing.keys()) {
    if (surplus-- <= 0) return
    failing.delete(key)
  }
}
