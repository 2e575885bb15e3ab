import { Link } from 'react-router'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { productPath, said } from './product-path.ts'
import type { WireConfiguratorGroup } from './wire-detail.ts'

type VariantChoiceProps = { groups: readonly WireConfiguratorGroup[]; chosenIds: readonly string[] }

/** Each option is a link to the variant it leads to; one that leads nowhere says so and is no link. */
export function VariantChoice({ groups, chosenIds }: VariantChoiceProps) {
  const { product } = useTexts()
  const locale = useLocale()

  return (
    <div className="grid gap-5">
      {groups.map((group) => {
        const chosen = group.options.find(({ id }) => chosenIds.includes(id))
        return (
          <nav key={group.id} aria-labelledby={`group-${group.id}`}>
            <p id={`group-${group.id}`} className="text-sm">
              <span className="text-muted">{said(group, 'name')}:</span>{' '}
              <b className="font-medium">{chosen?.name ?? ''}</b>
            </p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {group.options.map((option) => (
                <li key={option.id}>
                  {option.product ? (
                    <Link
                      to={productPath(locale, option.product)}
                      replace
                      preventScrollReset
                      aria-current={option === chosen ? 'true' : undefined}
                      className={`${look} ${option === chosen ? 'border-primary bg-primary-soft font-medium' : 'border-edge hover:border-ink'} ${option.combinable === false ? 'border-dashed' : ''}`}
                    >
                      <Swatch color={option.colorHexCode} />
                      {option.name}
                      {option.combinable === false && <span className="sr-only">, {product.otherwise}</span>}
                    </Link>
                  ) : (
                    <span className={`${look} border-dashed border-line text-muted line-through`}>
                      {option.name}
                      <span className="sr-only">, {product.unavailable}</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )
      })}
    </div>
  )
}

const look = 'inline-flex min-h-11 items-center gap-2 rounded border px-3.5 text-[0.9375rem]'

const Swatch = ({ color }: { color: string | null | undefined }) =>
  color ? (
    <i aria-hidden className="size-4 rounded-full border border-line" style={{ background: color }} />
  ) : null
