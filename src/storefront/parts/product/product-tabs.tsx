import { Check } from 'lucide-react'
import { type Tab, Tabs } from '../../../ui/tabs.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { Accessories } from './accessories.tsx'
import { Documents } from './documents.tsx'
import { Drawing } from './drawing.tsx'
import { said } from './product-path.ts'
import type { WireProduct } from './wire.ts'
import type { WireProductInFull } from './wire-detail.ts'
import type { WireDrawing } from './wire-drawing.ts'

type ProductTabsProps = {
  product: WireProductInFull
  drawing: WireDrawing | null
  accessories: readonly WireProduct[]
}

/** What there is to know: technical details, advantages, assembly documents, accessories (specification 2). */
export function ProductTabs({ product, drawing, accessories }: ProductTabsProps) {
  const { product: texts } = useTexts()
  const { technicalData = [], advantages = [], documents = [] } = product

  const tabs: Tab[] = [
    ...(technicalData.length > 0
      ? [
          {
            id: 'technical',
            name: texts.technical,
            content: (
              <>
                <TechnicalTable rows={technicalData} />
                {drawing && (
                  <Drawing drawing={drawing} name={said(product, 'name')} number={product.productNumber} />
                )}
              </>
            ),
          },
        ]
      : []),
    ...(advantages.length > 0
      ? [{ id: 'advantages', name: texts.advantages, content: <Advantages list={advantages} /> }]
      : []),
    { id: 'documents', name: texts.documents, content: <Documents list={documents} /> },
    ...(accessories.length > 0
      ? [
          {
            id: 'accessories',
            name: texts.accessories,
            content: (
              <>
                <p className="mb-5 text-muted">{texts.accessoriesText}</p>
                <Accessories products={accessories} />
              </>
            ),
          },
        ]
      : []),
  ]

  return (
    <section className="below mt-16">
      <h2 className="sr-only">{texts.tabs}</h2>
      <Tabs label={texts.tabs} tabs={tabs} />
    </section>
  )
}

function TechnicalTable({ rows }: { rows: NonNullable<WireProductInFull['technicalData']> }) {
  const { product: texts } = useTexts()

  return (
    <table className="technical">
      <caption className="sr-only">{texts.technical}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Advantages = ({ list }: { list: readonly string[] }) => (
  <ul className="grid max-w-4xl gap-x-10 gap-y-3 sm:grid-cols-2">
    {list.map((advantage) => (
      <li key={advantage} className="flex gap-3">
        <Check aria-hidden size={20} className="mt-0.5 flex-none text-primary" />
        {advantage}
      </li>
    ))}
  </ul>
)
