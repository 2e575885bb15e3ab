import { Share2 } from 'lucide-react'
import { useTexts } from '../../shop-frame.tsx'
import { passOn } from '../pass-on.ts'

/** Passes a page on: by what the device has for that, otherwise by a copied link; without scripts by mail. */
export function Share({ title, url }: { title: string; url: string }) {
  const { product: texts } = useTexts()

  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      data-later="rather"
      onClick={(event) => {
        event.preventDefault()
        void passOn({ title, url }, texts)
      }}
      className="button button-plain -ml-3 text-sm text-muted"
    >
      <Share2 aria-hidden size={18} />
      {texts.share}
    </a>
  )
}
