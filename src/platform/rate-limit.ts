/**
 * Counts in windows that begin with the first event: at most so many per key, then wait for the rest
 * of the window. In memory, per process: it slows abuse down and is no promise of exactness.
 */
export type RateLimit = (key: string, now: Date, events?: number) => number

/**
 * Answers the seconds to wait; 0 lets the events pass. Fewer than none are taken back: who counts only
 * failures counts before he tries, or many tries at once would all be let in.
 */
export function rateLimit({ most, seconds }: { most: number; seconds: number }): RateLimit {
  const windows = new Map<string, Window>()

  return (key, now, events = 1) => {
    const time = now.getTime()
    const window = windows.get(key)

    if (!window || window.ends <= time) {
      if (windows.size >= mostKeys) makeRoom(windows, time)
      windows.set(key, { ends: time + seconds * 1000, count: Math.max(events, 0) })
      return events <= most ? 0 : seconds
    }
    window.count = Math.max(window.count + events, 0)
    return window.count <= most ? 0 : Math.ceil((window.ends - time) / 1000)
  }
}

type Window = { ends: number; count: number }

const mostKeys = 10_000

function makeRoom(windows: Map<string, Window>, time: number): void {
  for (const [key, { ends }] of windows) if (ends <= time) windows.delete(key)
  if (windows.size < mostKeys) return

  // All of them still run: somebody floods us with keys. His come once each; whoever has come often stays counted.
  const byCount = [...windows].toSorted(([, one], [, other]) => one.count - other.count)
  for (const [key] of byCount.slice(0, mostKeys / 10)) windows.delete(key)
}
