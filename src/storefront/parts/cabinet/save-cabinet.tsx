import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { MeasuredPlace } from '../../../shop/configurator/fit-passport.ts'
import { placeText } from '../../../shop/configurator/place-text.ts'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { saveCabinet, useCabinets } from './cabinet-state.ts'

/**
 * Keeps a measured place in this browser, so that every product says whether it fits. For pages that name the words
 * `cabinet`; what was not measured yet cannot be kept.
 */
export function SaveCabinet({ place }: { place: MeasuredPlace }) {
  const { cabinet: words } = useTexts()
  const path = usePaths()
  const { all, chosen } = useCabinets()
  const id = placeText(place)
  const isKept = chosen === id && all.some((cabinet) => cabinet.id === id)
  if (Object.keys(place.measures).length === 0) return null

  return (
    <div className="not-printed">
      {!isKept && (
        <button
          type="button"
          className="button button-quiet"
          data-later="only"
          onClick={() => saveCabinet(place)}
        >
          <Bookmark aria-hidden size={18} />
          {words.save}
        </button>
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
        {isKept && (
          <>
            <BookmarkCheck aria-hidden size={18} className="text-primary" />
            {words.saved}
            <Link to={`${path('configurator')}#cabinets`} className="link inline-flex min-h-11 items-center">
              {words.manage}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
