import { showToast } from '../../ui/toasts.tsx'

type Words = { copied: string; copyFailed: string }

/** Passes an address on: by what the device has for that, otherwise by copying it. */
export async function passOn(page: { title: string; url: string }, words: Words): Promise<void> {
  try {
    // An older browser has no such list.
    if (typeof navigator.share === 'function') return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    showToast(words.copied, { tone: 'success' })
  } catch (error) {
    // Whoever closes the list of ways to share has changed her mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast(`${words.copyFailed} ${page.url}`, { persistent: true })
  }
}
