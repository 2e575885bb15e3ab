import { calledWith } from '../browser/fetch-store-api.ts'
import type { Keep } from './configurator-worker.ts'

const place = /^((?:\/[a-z]{2}-[A-Z]{2})?\/abfallsysteme\/configurator)(?:\/([a-z-]+))?(?:\/|$)/

/**
 * Has the configurator kept for later without a network, once one of its pages was opened: where it begins, and the
 * type that is measured with its results. Other pages know nothing of it.
 */
export async function keepOffline(): Promise<void> {
  const { build } = document.documentElement.dataset
  const [, home, type] = place.exec(location.pathname) ?? []
  if (!home || !build || import.meta.env.DEV || !('serviceWorker' in navigator)) return

  try {
    const script = `/configurator-worker.js?build=${encodeURIComponent(build)}`
    const { active, waiting, installing } = await navigator.serviceWorker.register(script, { scope: home })
    const pages = type ? [home, `${home}/${type}`, `${home}/${type}/products`] : [home]
    const wish: Keep = { pages, data: '/store-api/configurator', headers: calledWith() }
    // Messages wait for a worker that is still being installed.
    ;(installing ?? waiting ?? active)?.postMessage(wish)
  } catch (error) {
    // In private windows, say. The pages work as all others do.
    console.warn('The configurator will not be there without a network.', error)
  }
}
