import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { showToast } from '../../../ui/toasts.tsx'
import { useTexts } from '../../shop-frame.tsx'

/** Passes a page on: by what the device has for that, otherwise by a copied link; without scripts by mail. */
export function Share({ title, url }: { title: string; url: string }) {
  const { product: texts } = useTexts()

  async function onClick(event: MouseEvent) {
    event.preventDefault()
    try {
      // An older browser has no such list.
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast(texts.copied, { tone: 'success' })
    } catch (error) {
      // Whoever closes the list of ways to share has changed her mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast(`${texts.copyFailed} ${url}`, { persistent: true })
    }
  }

  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      data-later="rather"
      onClick={onClick}
      className="button button-plain -ml-3 text-sm text-muted"
    >
      <Share2 aria-hidden size={18} />
      {texts.share}
    </a>
  )
}
