import { connectionOf } from './connection.ts'

const firstLookMs = 1_000
const lookAgainMs = 60 * 60 * 1_000

let outdated = false

/** Whether the shop has been built anew since this page was loaded. */
export const isOutdated = (): boolean => outdated

const listeners = new Set<() => void>()

/** Tells once that there is a new build, also when that is known already. */
export function onOutdated(listener: () => void): void {
  if (outdated) listener()
  else listeners.add(listener)
}

/** Looks for a new build: a second after load, unless the line is very slow, then every hour. */
export function watchBuilds(): void {
  const { build } = document.documentElement.dataset
  if (!build) return

  const look = async () => {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`)
      const latest: unknown = await response.json()
      if (typeof latest === 'object' && latest !== null && 'id' in latest && latest.id !== build) tell()
    } catch (error) {
      console.warn('Whether there is a new version of the shop could not be found out.', error)
    }
  }

  if (!connectionOf().isVerySlow) setTimeout(look, firstLookMs)
  setInterval(look, lookAgainMs)
}

function tell() {
  outdated = true
  for (const listener of listeners) listener()
  listeners.clear()
}
