import { setTimeout as pass } from 'node:timers/promises'
import { type DatabaseUrl, Session } from './session.ts'

export type Hearer = {
  /** From here on everything is heard; what was told before may have been missed. Called again after every pause. */
  begun: () => void
  told: (message: string) => void
  /** Until `begun` is called again nothing is heard. */
  lost: () => void
}

/** A line over which nothing comes may be dead without either end knowing. */
const pulseMs = 5_000
const patienceMs = 5_000
/** How long to wait before the next attempt: longer each time, so that a database that starts is left in peace. */
const pausesMs = [50, 100, 250, 500, 1_000, 2_000]

/**
 * Hears what commits tell on a channel (NOTIFY), on a session of its own. When that is lost, be it because the
 * database restarts, another one is opened until there is one again.
 */
export function hear(url: DatabaseUrl, channel: string, hearer: Hearer): { close(): Promise<void> } {
  const closing = new AbortController()
  const done = listenForEver(url, channel, hearer, closing.signal)

  return {
    async close() {
      closing.abort()
      await done
    },
  }
}

async function listenForEver(url: DatabaseUrl, channel: string, hearer: Hearer, closing: AbortSignal) {
  for (let failures = 0; !closing.aborted; failures++) {
    const wasHeard = await listenOnce(url, channel, hearer, closing)
    if (wasHeard) failures = 0
    await pauseFor(pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0, closing)
  }
}

/** Answers, once the session is lost, whether it had ever listened. */
async function listenOnce(
  url: DatabaseUrl,
  channel: string,
  { begun, told, lost }: Hearer,
  closing: AbortSignal,
): Promise<boolean> {
  const ending = new AbortController()
  const session = new Session(
    url,
    () => ending.abort(),
    {},
    (_, message) => told(message),
  )
  let isListening = false
  try {
    await session.script(`listen "${channel}"`)
    isListening = true
    begun()
    await untilSilent(session, AbortSignal.any([ending.signal, closing]))
  } catch {
    // There is no database at the moment, as whoever asks it for anything will hear as well.
  }
  if (isListening) lost()
  await session.end()
  return isListening
}

/** Asks for a sign of life again and again. */
async function untilSilent(session: Session, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await pauseFor(pulseMs, ended)
    if (ended.aborted) return
    await Promise.race([
      session.script('select'),
      pass(patienceMs, undefined, { signal: ended, ref: false }).then(() => {
        throw new Error('No sign of life from the database')
      }),
    ])
  }
}

const pauseFor = (ms: number, until: AbortSignal): Promise<void> =>
  pass(ms, undefined, { signal: until, ref: false }).catch(() => undefined)
