import { Fold } from '../../../ui/accordion.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { FitBadge } from '../cabinet/fit-badge.tsx'
import { useMoney } from '../terms.tsx'
import type { ListedPart, LoadedSpareParts } from './part-groups.ts'
import { TaxNote } from './product-price.tsx'

/** What a system is repaired with: by groups, each part by its number, and the way to all of them. */
export function SparePartList({
  parts: { groups, total },
  productId,
}: {
  parts: LoadedSpareParts
  productId: string
}) {
  const { product: texts } = useTexts()
  const path = usePaths()

  return (
    <section id="spare-parts" className="below mt-16 scroll-mt-24">
      <h2>{texts.spareParts}</h2>
      <p className="mt-2 text-muted">{texts.sparePartsText}</p>
      <p className="not-printed mt-4">
        <ButtonLink to={path('partsList', productId)} look="quiet">
          {texts.exploded}
        </ButtonLink>
      </p>
      <div className="mt-6 max-w-4xl border-t border-line">
        {groups.map(({ name, path: to, parts }) => (
          <Fold
            key={name}
            title={
              <span>
                {name} <span className="font-normal text-muted">{texts.sparePartsCount(parts.length)}</span>
              </span>
            }
          >
            <PartTable name={name} parts={parts} />
            {to && (
              <p className="not-printed mt-3 text-sm">
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {texts.allInGroup(name)}
                </Link>
              </p>
            )}
          </Fold>
        ))}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <Link to={path('spareParts')} className="link inline-flex min-h-11 items-center">
          {texts.allSpareParts}
        </Link>
        <span className="text-sm text-muted">{texts.sparePartsCount(total)}</span>
      </p>
      <TaxNote className="mt-2" />
    </section>
  )
}

function PartTable({ name, parts }: { name: string; parts: readonly ListedPart[] }) {
  const { card, listing } = useTexts().catalogue
  const money = useMoney()

  return (
    <table className="part-table">
      <caption className="sr-only">{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{card.number}</th>
          <th scope="col">{listing.products}</th>
          <th scope="col">{listing.price}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, number, name, price, path }) => (
          <tr key={number}>
            <td className="tabular-nums">{number}</td>
            <th scope="row">
              <Link to={path}>{name}</Link>
              <FitBadge product={{ id, parentId: null }} />
            </th>
            <td className="tabular-nums">{money(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
