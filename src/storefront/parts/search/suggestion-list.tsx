import { FileText, Search } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import type { Suggestion, Suggestions } from './use-suggestions.ts'

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
  const { term, corrected, groups, isMisread } = found
  const count = groups.reduce((total, { items }) => total + items.length, 0)
  let position = -1

  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(38rem,75dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised shadow-over">
      <p role="status" className={count > 0 ? 'sr-only' : 'p-4 text-sm text-muted'}>
        {count > 0 ? search.suggested(count) : search.nothingSuggested}
      </p>
      {corrected && <p className="px-4 pt-3 text-sm text-muted">{search.titleFor(corrected)}</p>}
      <div id={id} role="listbox" aria-label={search.suggestions}>
        {groups.map(({ key, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <p id={`${id}-${key}`} className="px-4 pt-3 pb-1 text-xs font-medium text-muted">
              {key === 'numbers' && isMisread ? search.misreadShort : search.groups[key]}
            </p>
            {items.map((item) => {
              position += 1
              return (
                <Option
                  key={item.key}
                  id={optionId(position)}
                  item={item}
                  isActive={position === active}
                  onChosen={onChosen}
                />
              )
            })}
          </div>
        ))}
        {count > 0 && (
          <Link
            id={optionId(count)}
            role="option"
            aria-selected={active === count}
            to={path('search', { search: term })}
            tabIndex={-1}
            onClick={onChosen}
            className="mt-2 flex min-h-12 items-center gap-3 border-t border-line px-4 text-sm font-medium text-primary hover:bg-surface aria-selected:bg-primary-soft"
          >
            <Search aria-hidden size={18} />
            {search.allResults}
          </Link>
        )}
      </div>
    </div>
  )
}

type OptionProps = { id: string; item: Suggestion; isActive: boolean; onChosen: () => void }

const Option = ({ id, item: { name, detail, picture, path }, isActive, onChosen }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    to={path}
    tabIndex={-1}
    onClick={onChosen}
    className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-surface aria-selected:bg-primary-soft"
  >
    {picture ? (
      <span className="w-14 flex-none overflow-hidden rounded-sm">
        <Picture media={picture} place="thumb" silent />
      </span>
    ) : (
      <FileText aria-hidden size={18} className="flex-none text-muted" />
    )}
    <span className="min-w-0 grow">
      <span className="block font-medium">{name}</span>
      {detail && <span className="block text-xs text-muted tabular-nums">{detail}</span>}
    </span>
  </Link>
)
