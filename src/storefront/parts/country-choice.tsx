import { MapPin } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import { moreWords } from '../browser/words.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

/** Says where we deliver and offers the other countries: over the page, or without scripts on the cart page. */
export function CountryChoice({ country }: { country: { id: string; name: string } }) {
  const { header } = useTexts().site
  const path = usePaths()
  const [asked, setAsked] = useState(0)
  const [isApart, setApart] = useState(false)

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setApart(event.currentTarget.closest('.deep') !== null)
    setAsked(asked + 1)
  }

  return (
    <>
      <Link to={`${path('cart', { choose: 'country' })}#country`} className="country-choice" onClick={open}>
        <MapPin aria-hidden size={16} />
        <span className="sr-only">{header.country}: </span>
        {country.name}
      </Link>
      {asked > 0 && (
        <Suspense fallback={null}>
          <CountryDialog asked={asked} chosen={country.id} apart={isApart} />
        </Suspense>
      )}
    </>
  )
}

const CountryDialog = lazy(async () => {
  const [{ CountryDialog }] = await Promise.all([import('./country-dialog.tsx'), moreWords(['cart'])])
  return { default: CountryDialog }
})
