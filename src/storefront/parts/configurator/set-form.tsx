import { ShoppingCart } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { Fold } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { ownPrice, stockOf } from '../product/product-facts.ts'
import { said } from '../product/product-path.ts'
import type { WireProduct } from '../product/wire.ts'
import { useMoney } from '../terms.tsx'
import { usePutSet } from './use-put-set.ts'

type SetFormProps = {
  type: SystemType
  product: WireProduct
  accessories: readonly WireProduct[]
  /** Number of the accessory without which it would not fit, or would leave a gap. */
  filler: { number: string; text: string } | null
  hasMeasures: boolean
}

/** A system and what goes with it, into the cart in one go. */
export function SetForm({ type, product, accessories, filler, hasMeasures }: SetFormProps) {
  const { results } = useTexts().configurator
  const { pathname, search } = useLocation()
  const name = said(product, 'name')
  const { onSubmit, adding, failed } = usePutSet(type, { id: product.id, name })
  const offered = accessories.filter((accessory) => stockOf(accessory).kind !== 'gone')
  const first = offered.toSorted(
    (one, other) => Number(isFiller(other, filler)) - Number(isFiller(one, filler)),
  )

  return (
    <Form method="post" action={pathname + search} onSubmit={onSubmit} className="set" preventScrollReset>
      <input type="hidden" name="productId" value={product.id} />
      {first.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{results.setText}</legend>
          <Choice accessories={first.slice(0, shownAtOnce)} filler={filler} />
          {first.length > shownAtOnce && (
            <Fold
              title={<span className="text-sm">{results.moreAccessories(first.length - shownAtOnce)}</span>}
            >
              <Choice accessories={first.slice(shownAtOnce)} filler={filler} />
            </Fold>
          )}
        </fieldset>
      )}
      <Button
        size="large"
        wide
        data-later="rather"
        aria-disabled={adding}
        aria-label={results.addSetOf(name)}
        className="mt-4"
      >
        <ShoppingCart aria-hidden size={18} />
        {results.addSet}
      </Button>
      {hasMeasures && <p className="mt-2 text-sm text-muted">{results.passport}</p>}
      {failed && (
        <p role="alert" className="error mt-2">
          {results.addFailed}
        </p>
      )}
    </Form>
  )
}

const shownAtOnce = 4

const Choice = ({ accessories, filler }: Pick<SetFormProps, 'accessories' | 'filler'>) => (
  <ul className="set-choice">
    {accessories.map((accessory) => (
      <li key={accessory.id}>
        <Accessory accessory={accessory} filler={isFiller(accessory, filler) ? filler : null} />
      </li>
    ))}
  </ul>
)

const isFiller = ({ productNumber }: WireProduct, filler: SetFormProps['filler']) =>
  productNumber === filler?.number

function Accessory({ accessory, filler }: { accessory: WireProduct; filler: SetFormProps['filler'] }) {
  const money = useMoney()
  return (
    <label className="choice set-accessory">
      <input type="checkbox" name="accessory" value={accessory.id} defaultChecked={filler !== null} />
      <span className="set-accessory-picture">
        <Picture media={accessory.cover?.media} place="thumb" silent />
      </span>
      <span className="text-sm">
        {said(accessory, 'name')}
        {filler && <small className="text-primary">{filler.text}</small>}
      </span>
      <span className="text-sm tabular-nums">{money(ownPrice(accessory).amount)}</span>
    </label>
  )
}
