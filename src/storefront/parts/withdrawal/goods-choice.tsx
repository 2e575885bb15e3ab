import { Checkbox } from '../../../ui/checkbox.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { useTexts } from '../../shop-frame.tsx'

/** The goods of an order to tick; nothing ticked means all of them. */
export function GoodsChoice({ goods, chosen }: { goods: readonly string[]; chosen: string }) {
  const { fields, hints } = useTexts().withdrawal
  const ticked = chosen.split('\n')

  return (
    <Fieldset legend={fields.items} hint={hints.goods} className="grid gap-2">
      {goods.map((label, index) => (
        <Checkbox
          key={label}
          id={`field-items-${index}`}
          name="items"
          value={label}
          label={label}
          defaultChecked={ticked.includes(label)}
        />
      ))}
    </Fieldset>
  )
}
