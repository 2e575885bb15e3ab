import { Fold } from '../../../ui/accordion.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { useTerms } from '../terms.tsx'
import { listingFormId } from './listing-form.ts'
import { type ListingQuery, listingFields } from './listing-query.ts'
import { useFollowingValue } from './use-follow.ts'

/** From this price to that one. It is applied by Enter or the button, so that nothing jumps while typing. */
export function PriceFilter({ range, query }: { range: { min: number; max: number }; query: ListingQuery }) {
  const { listing } = useTexts().catalogue
  const { currency } = useTerms()
  const ends = [
    [listingFields.minPrice, listing.priceFrom, query.minPrice, Math.floor(range.min)],
    [listingFields.maxPrice, listing.priceTo, query.maxPrice, Math.ceil(range.max)],
  ] as const

  return (
    <Fold title={`${listing.price} (${currency})`} open>
      <div className="grid grid-cols-2 gap-3">
        {ends.map(([name, label, value, end]) => (
          <PriceEnd key={name} {...{ name, label, end }} value={value === null ? '' : String(value)} />
        ))}
      </div>
    </Fold>
  )
}

function PriceEnd({ name, label, value, end }: { name: string; label: string; value: string; end: number }) {
  const field = useFollowingValue<HTMLInputElement>(value)

  return (
    <div className="field">
      <label htmlFor={name} className="text-sm font-normal text-muted">
        {label}
      </label>
      <input
        ref={field}
        id={name}
        name={name}
        form={listingFormId}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        placeholder={String(end)}
        className="input tabular-nums"
      />
    </div>
  )
}
