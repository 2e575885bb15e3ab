import { Check, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { type Tab, Tabs } from '../../../ui/tabs.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { WireProduct } from './wire.ts'
import type { WireProductInFull } from './wire-detail.ts'

/** What there is to know: technical details, advantages, assembly documents, accessories (specification 2). */
export function ProductTabs({
  product,
  accessories,
}: {
  product: WireProductInFull
  accessories: readonly WireProduct[]
}) {
  const { product: texts } = useTexts()
  const { technicalData = [], advantages = [], documents = [] } = product

  const tabs: Tab[] = [
    ...(technicalData.length > 0
      ? [{ id: 'technical', name: texts.technical, content: <TechnicalTable rows={technicalData} /> }]
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
            content: <ProductGrid products={accessories} />,
          },
        ]
      : []),
  ]

  return (
    <section className="mt-14">
      <h2 className="sr-only">{texts.tabs}</h2>
      <Tabs label={texts.tabs} tabs={tabs} />
    </section>
  )
}

function TechnicalTable({ rows }: { rows: NonNullable<WireProductInFull['technicalData']> }) {
  const { product: texts } = useTexts()

  return (
    <table className="w-full max-w-3xl text-[0.9375rem]">
      <caption className="sr-only">{texts.technical}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="w-1/2 py-2.5 pr-4 text-left font-normal text-muted sm:w-2/5">
              {label}
            </th>
            <td className="py-2.5 tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Advantages = ({ list }: { list: readonly string[] }) => (
  <ul className="grid max-w-3xl gap-3">
    {list.map((advantage) => (
      <li key={advantage} className="flex gap-3">
        <Check aria-hidden size={20} className="mt-0.5 flex-none text-primary" />
        {advantage}
      </li>
    ))}
  </ul>
)

function Documents({ list }: { list: NonNullable<WireProductInFull['documents']> }) {
  const { product: texts } = useTexts()
  const locale = useLocale()

  return (
    <div className="max-w-3xl">
      {list.length === 0 ? (
        <p className="text-muted">{texts.noDocuments}</p>
      ) : (
        <ul>
          {list.map(({ id, key, title, extension, sizeKb }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={paths.download(locale, key)}
                className="flex items-center gap-3 py-3 hover:text-primary"
              >
                <FileText aria-hidden size={20} className="flex-none text-muted" />
                <span className="grow">{title}</span>
                <span className="text-sm text-muted uppercase">
                  {texts.documentFile(extension, sizeKb ? `${sizeKb} KB` : '')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link to={paths.downloads(locale)} className="link">
          {texts.allDocuments}
        </Link>
      </p>
    </div>
  )
}
