import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { useMoney } from '../terms.tsx'
import { productPath, said } from './product-path.ts'
import type { WireChoice, WireConfiguratorGroup } from './wire-detail.ts'

type VariantChoiceProps = { groups: readonly WireConfiguratorGroup[]; chosenIds: readonly string[] }

/**
 * Each option is a link to the variant it leads to: colours as chips, everything else as cards with what that variant
 * costs. One that changes more than itself says what; one that leads nowhere says so and is no link.
 */
export const VariantChoice = ({ groups, chosenIds }: VariantChoiceProps) =>
  groups.map((group) => <Group key={group.id} group={group} chosenIds={chosenIds} />)

function Group({ group, chosenIds }: { group: WireConfiguratorGroup; chosenIds: readonly string[] }) {
  const chosen = group.options.find(({ id }) => chosenIds.includes(id))
  const isColor = group.displayType === 'color'
  const prices = new Set(group.options.map(({ product }) => product?.unitPrice))

  return (
    <nav aria-labelledby={`group-${group.id}`}>
      <p id={`group-${group.id}`} className="text-sm">
        <span className="text-muted">{said(group, 'name')}:</span>{' '}
        <b className="font-medium">{chosen?.name ?? ''}</b>
      </p>
      <ul className={isColor ? 'swatches' : 'sizes'}>
        {group.options.map((option) => (
          <li key={option.id}>
            <Option option={option} isChosen={option === chosen} isColor={isColor} priced={prices.size > 1} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type OptionProps = { option: WireChoice; isChosen: boolean; isColor: boolean; priced: boolean }

function Option({ option, isChosen, isColor, priced }: OptionProps) {
  const { variants } = useTexts().product
  const locale = useLocale()
  const money = useMoney()
  const { product, name, colorHexCode } = option
  const swatch = colorHexCode && <i aria-hidden style={{ background: colorHexCode }} />

  if (!product) {
    return (
      <span className="variant variant-none">
        {swatch}
        <s>{name}</s> <small>{variants.unavailable}</small>
      </span>
    )
  }
  return (
    <Link
      to={productPath(locale, product)}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`variant ${option.combinable === false ? 'variant-other' : ''}`}
    >
      {swatch}
      <span>{unbroken(name)}</span>
      <Conflicts option={option} />
      {priced && !isColor && product.unitPrice !== undefined && (
        <small className="tabular-nums">{money(product.unitPrice)}</small>
      )}
      {product.available === false && <small>{variants.soldOut}</small>}
    </Link>
  )
}

/** "only with 450 mm", or "not with 35 l, changes to 17 l". */
function Conflicts({ option: { conflicts = [] } }: { option: WireChoice }) {
  const { variants } = useTexts().product

  return conflicts.map(({ isColor, isOnly, not, becomes }) =>
    isOnly ? (
      <small key={not}>{unbroken(variants.only(becomes, isColor))}</small>
    ) : (
      <small key={not}>
        {unbroken(variants.not(not, isColor))}, {unbroken(variants.becomes(becomes))}
      </small>
    ),
  )
}
