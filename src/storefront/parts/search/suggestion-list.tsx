import { Link } from 'react-router'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Suggestions } from './use-suggestions.ts'

type SuggestionListProps = {
  id: string
  found: Suggestions
  /** Which one the arrow keys have reached; the last is all results. */
  active: number
  optionId: (position: number) => string
  onChosen: () => void
}

/** The suggestions below the search field. The focus stays in the field; the keys choose. */
export function SuggestionList({ id, found, active, optionId, onChosen }: SuggestionListProps) {
  const { search } = useTexts()
  const path = usePaths()
  const { term, products, total } = found

  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 overflow-hidden rounded-lg border border-line bg-raised shadow-raised max-sm:w-full">
      <p role="status" className={products.length > 0 ? 'sr-only' : 'p-4 text-sm text-muted'}>
        {products.length > 0 ? search.suggested(products.length) : search.nothingSuggested}
      </p>
      <div id={id} role="listbox" aria-label={search.suggestions}>
        {products.map(({ id: productId, name, number, picture, path: to }, position) => (
          <Link
            key={productId}
            id={optionId(position)}
            role="option"
            aria-selected={position === active}
            to={to}
            tabIndex={-1}
            onClick={onChosen}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-3 px-3 py-2 hover:bg-surface aria-selected:bg-primary-soft"
          >
            {picture ? (
              <img src={picture} alt="" width={56} height={42} className="rounded-sm bg-surface" />
            ) : (
              <span />
            )}
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-xs text-muted tabular-nums">{number}</span>
            </span>
          </Link>
        ))}
        {total > 0 && (
          <Link
            id={optionId(products.length)}
            role="option"
            aria-selected={active === products.length}
            to={path('search', { search: term })}
            tabIndex={-1}
            onClick={onChosen}
            className="block border-t border-line px-4 py-3 text-sm font-medium text-primary hover:bg-surface aria-selected:bg-primary-soft"
          >
            {search.all(total)}
          </Link>
        )}
      </div>
    </div>
  )
}
