import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

type PartSearchProps = {
  typed?: string
  /** Beside one group of parts it says that it looks through all of them. */
  beside?: boolean
}

/** Looks among the spare parts only: by number, however typed, or by a word. */
export function PartSearch({ typed = '', beside = false }: PartSearchProps) {
  const { listing } = useTexts().spares
  const path = usePaths()

  return (
    <Form action={path('spareParts')} role="search" aria-label={listing.search} className="field">
      <label htmlFor="part-search">{beside ? listing.searchAll : listing.searchLabel}</label>
      <div className="flex gap-2">
        <input
          id="part-search"
          type="search"
          name="search"
          // The field follows the address.
          key={typed}
          defaultValue={typed}
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby="part-search-hint"
          className="input min-h-12"
        />
        <Button className="flex-none">
          <Search aria-hidden size={18} />
          <span className="max-sm:sr-only">{listing.submit}</span>
        </Button>
      </div>
      <p id="part-search-hint" className="text-sm">
        {listing.searchHint}
      </p>
    </Form>
  )
}
