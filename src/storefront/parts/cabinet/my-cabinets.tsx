import { ArrowRight, Trash2 } from 'lucide-react'
import { type FocusEvent, useId } from 'react'
import { longestName } from '../../../shop/cabinets/cabinet.ts'
import { sayMeasures } from '../../../shop/configurator/say-purpose.ts'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { measuresQuery, plainName } from './cabinet-name.ts'
import { chooseCabinet, forgetCabinet, renameCabinet, useCabinets } from './cabinet-state.ts'
import type { Cabinet } from './cabinet-storage.ts'

/**
 * The cabinets this browser keeps: which one products are measured against, what each is called, and what fits. Nothing
 * is drawn before it is known that there are any (`data-cabinets` has the page come alive for that).
 */
export function MyCabinets() {
  const { cabinet: words } = useTexts()
  const { all, chosen } = useCabinets()

  return (
    <section id="cabinets" data-cabinets className="scroll-mt-24 empty:hidden" aria-label={words.title}>
      {all.length > 0 && (
        <div className="mt-14 rounded-lg bg-surface p-6 sm:p-9">
          <h2 className="text-title">{words.title}</h2>
          <p className="mt-2 max-w-prose text-muted">{words.text}</p>
          <ul className="mt-6 border-t border-line" aria-label={words.title}>
            {all.map((cabinet) => (
              <CabinetRow key={cabinet.id} cabinet={cabinet} isChosen={cabinet.id === chosen} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function CabinetRow({ cabinet, isChosen }: { cabinet: Cabinet; isChosen: boolean }) {
  const { cabinet: words } = useTexts()
  const path = usePaths()
  const field = useId()
  const { id, name, place } = cabinet
  const called = name || plainName(place.measures, words)
  const rename = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== name) renameCabinet(id, target.value)
  }

  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[auto_1fr_auto] sm:items-center">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="radio"
          name="cabinet"
          className="size-5 accent-primary"
          checked={isChosen}
          onChange={() => chooseCabinet(id)}
        />
        {called}
        {isChosen && <span className="sr-only">({words.choose})</span>}
      </label>
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {words.purpose.systemTypes[place.systemType]}:{' '}
          {sayMeasures(place.measures, words.purpose).join(', ')}
        </p>
        <label htmlFor={field} className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {words.name}
          <input
            id={field}
            className="input max-w-60"
            defaultValue={name}
            placeholder={plainName(place.measures, words)}
            maxLength={longestName}
            onBlur={rename}
          />
        </label>
      </div>
      <div className="flex items-center gap-2">
        <Link
          to={path('configuratorProducts', place.systemType, measuresQuery(place.measures))}
          className="button button-quiet"
          aria-label={words.fitsOf(called)}
        >
          {words.fits}
          <ArrowRight aria-hidden size={18} />
        </Link>
        <button
          type="button"
          className="icon-button text-muted hover:text-danger"
          aria-label={words.forgetOf(called)}
          onClick={() => forgetCabinet(id)}
        >
          <Trash2 aria-hidden size={18} />
        </button>
      </div>
    </li>
  )
}
