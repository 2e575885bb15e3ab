import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** A search in the middle of a page: for another word, or for a part by its number. */
export function SearchForm({ typed = '', label, hint }: { typed?: string; label?: string; hint?: string }) {
  const { search } = useTexts()
  const path = usePaths()

  return (
    <Form action={path('search')} role="search" aria-label={search.title} className="field">
      <label htmlFor="page-search">{label ?? search.label}</label>
      <div className="flex gap-2">
        <input
          id="page-search"
          type="search"
          name="search"
          // The field follows the address when another search was made from the header.
          key={typed}
          defaultValue={typed}
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby={hint ? 'page-search-hint' : undefined}
          className="input min-h-12"
        />
        <Button className="flex-none">
          <Search aria-hidden size={18} />
          <span className="max-sm:sr-only">{search.submit}</span>
        </Button>
      </div>
      {hint && (
        <p id="page-search-hint" className="hint">
          {hint}
        </p>
      )}
    </Form>
  )
}
