import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/hydrated.ts'
import { moreWords } from '../../browser/words.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The search in the header: a plain form to the results, and with scripts a list of suggestions to choose from. */
export function SearchBox() {
  const { header } = useTexts().site
  const path = usePaths()
  const navigate = useNavigate()
  const alive = useHydrated()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(false)

  const found = useSuggestions(typed)
  const shown = open && found !== null
  const suggested = found?.groups.flatMap(({ items }) => items.map(({ path }) => path)) ?? []
  const targets = found
    ? [...suggested, ...(suggested.length > 0 ? [path('search', { search: found.term })] : [])]
    : []
  const optionId = (position: number) => `${listId}-${position}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = targets[active]

    if (step) {
      event.preventDefault()
      // -1 is the field itself, between the last option and the first.
      const places = targets.length + 1
      const next = ((active + 1 + step + places) % places) - 1
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && target) {
      event.preventDefault()
      close()
      navigate(target)
    }
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <Form action={path('search')} role="search" className="search-box" onSubmit={close} onBlur={onBlur}>
      <input
        type="search"
        name="search"
        required
        maxLength={200}
        aria-label={header.searchLabel}
        placeholder={header.searchExample}
        autoComplete="off"
        className="input"
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          void loadList()
          setTyped(event.target.value)
          setOpen(true)
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        {...(alive && {
          role: 'combobox',
          'aria-expanded': shown,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
        })}
      />
      <button type="submit" aria-label={header.search}>
        <Search aria-hidden size={20} />
      </button>
      {shown && (
        <Suspense fallback={null}>
          <SuggestionList id={listId} {...{ found, active, optionId }} onChosen={close} />
        </Suspense>
      )}
    </Form>
  )
}

/** The list and its words are fetched when somebody goes to the field. */
const loadList = async () => {
  const [{ SuggestionList }] = await Promise.all([import('./suggestion-list.tsx'), moreWords(['search'])])
  return { default: SuggestionList }
}

const SuggestionList = lazy(loadList)
