import { usePaths, useTexts } from '../../shop-frame.tsx'
import { ActiveFilters } from '../listing/active-filters.tsx'
import type { ListingForm } from '../listing/listing-form.ts'
import { NothingHere, NothingLeft } from '../listing/nothing-left.tsx'
import { SpanFields } from '../listing/span-fields.tsx'
import { Tick } from '../listing/tick.tsx'
import type { WireListing } from '../listing/wire.ts'
import type { WireProduct } from '../product/wire.ts'
import { FoundNumbers } from '../search/found-numbers.tsx'
import { FoundDocuments, FoundPages } from '../search/found-pages.tsx'
import { NothingFound } from '../search/nothing-found.tsx'
import { SuggestionList } from '../search/suggestion-list.tsx'
import type { Suggestions } from '../search/use-suggestions.ts'
import { sampleFacets, sampleQuery } from './samples/listing.ts'
import { sampled } from './samples/sampled.ts'

/** Choosing among many: filters and what they leave, what a search suggests and finds. */
export function ListParts({ products }: { products: readonly WireProduct[] }) {
  const { styleguide } = useTexts()
  const path = usePaths()('styleguide')
  const { variants, heading, body, link } = styleguide
  const facets = sampleFacets(variants.color, variants.colors)
  const [group] = facets.groups
  const empty = sampled<WireListing>({ loosened: { all: 24, price: 6, available: 2, rating: 3 } })
  const found = {
    total: 2,
    elements: [{ kind: 'page', path: 'styleguide', name: heading, teaser: body }],
  }
  const documents = { total: 1, elements: [{ kind: 'document', path: '', name: link, teaser: 'PDF' }] }

  return (
    <div className="grid grid-cols-1 gap-12">
      <ActiveFilters path={path} facets={facets} query={sampleQuery} />
      <div className="grid items-start gap-8 md:grid-cols-3">
        <div>
          {group?.options.map(({ id, name, color, count, chosen }) => (
            <Tick
              key={id}
              name="sample-color"
              value={id}
              label={name}
              {...{ color, count, chosen }}
              onChoice={nothing}
            />
          ))}
          <Tick
            type="radio"
            name="sample-width"
            value="600"
            label="600 mm"
            chosen
            count={4}
            onChoice={nothing}
          />
        </div>
        <SpanFields
          name="width"
          title={variants.width}
          unit="mm"
          range={{ min: 450, max: 900 }}
          value={{ min: 600, max: null }}
          form={form}
        />
        <div className="relative isolate min-h-80">
          <SuggestionList
            id="sample-suggestions"
            found={suggested(products)}
            active={1}
            optionId={(position) => `sample-suggestion-${position}`}
            onChosen={nothing}
          />
        </div>
      </div>
      <NothingLeft path={path} facets={facets} query={sampleQuery} listing={empty} />
      <NothingHere />
      <FoundNumbers products={products.slice(0, 2)} />
      <div className="grid gap-8 md:grid-cols-2">
        <FoundPages pages={found} />
        <FoundDocuments documents={documents} />
      </div>
      <NothingFound searched />
    </div>
  )
}

/** Nothing is narrowed here. */
const nothing = () => undefined
const form: ListingForm = { onSubmit: nothing, onChoice: nothing, onLeft: nothing, preview: null }

const suggested = (products: readonly WireProduct[]): Suggestions => ({
  term: 'x-line',
  corrected: 'X-LINE',
  isMisread: true,
  groups: [
    {
      key: 'numbers',
      items: products.slice(0, 1).map(({ productNumber, name, cover }) => ({
        key: productNumber,
        name,
        detail: productNumber,
        picture: cover?.media ?? null,
        path: '#lists',
      })),
    },
    {
      key: 'products',
      items: products.slice(1, 3).map(({ id, name, productNumber, cover }) => ({
        key: id,
        name,
        detail: productNumber,
        picture: cover?.media ?? null,
        path: '#lists',
      })),
    },
  ],
})
