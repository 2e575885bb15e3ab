import { connectionOf } from './connection.ts'

const firstLookMs = 1_000
const lookAgainMs = 60 * 60 * 1_000

let outdated = false

/** Whether the shop has been built anew since this page was loaded. */
export const isOutdated = (): boolean => outdated

/** Looks for a new build: a second after load, unless the line is very slow, then every hour. */
export function watchBuilds(): void {
  const { build } = document.documentElement.dataset
  if (!build) return

  const look = async () => {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`)
      const latest: unknown = await response.json()
      outdated ||= typeof latest === 'object' && latest !== null && 'id' in latest && latest.id !== build
    } catch (error) {
      console.warn('Whether there is a new version of the shop could not be found out.', error)
    }
  }

  if (!connectionOf().isVerySlow) setTimeout(look, firstLookMs)
  setInterval(look, lookAgainMs)
}
