import { CalendarDays, Check } from 'lucide-react'
import { useLocale, useTexts } from '../../../shop-frame.tsx'

type GuaranteeLabelProps = { years: number | null; brand: string; model: string }

/**
 * What the law wants beside the picture of goods sold to consumers in the EU (Regulation (EU) 2025/1960): the label of
 * the producer's guarantee, in colour, with brand, model and years, where there is one of more than two years, and
 * always the notice on the legal guarantee. Both may be nested: the years are seen at once, the rest when asked for.
 */
export function GuaranteeLabel({ years, brand, model }: GuaranteeLabelProps) {
  const { product } = useTexts()
  const hasLabel = years !== null && years > 2

  return (
    <details className="guarantee">
      <summary>
        {hasLabel && (
          <span aria-hidden className="guarantee-mark">
            <b>{years}</b>
            {product.label.years(years)}
          </span>
        )}
        <span>
          <b className="font-semibold">{hasLabel ? product.guarantee(years) : product.label.notice}</b>
          <span className="block text-muted">{hasLabel ? `${brand} ${model}` : product.label.more}</span>
        </span>
      </summary>
      <div className="guarantee-text">
        {hasLabel && (
          <>
            <Garan years={years} brand={brand} model={model} />
            <p>{product.guaranteeText(years)}</p>
          </>
        )}
        <Notice />
      </div>
    </details>
  )
}

/** The label as the regulation orders its parts: name and tick, years in a calendar, brand and model, the reminder, the code. */
function Garan({ years, brand, model }: GuaranteeLabelProps & { years: number }) {
  const { guaranteeLabel, label } = useTexts().product

  return (
    <figure className="garan" aria-label={guaranteeLabel}>
      <p className="garan-name" translate="no">
        GARAN
        <Check aria-hidden size={26} strokeWidth={3.5} />
      </p>
      <p className="garan-years">
        <CalendarDays aria-hidden size={40} strokeWidth={1.5} />
        <b>{years}</b> {label.years(years)}
      </p>
      <dl>
        <dt>{label.brand}</dt>
        <dd>{brand}</dd>
        <dt>{label.model}</dt>
        <dd>{model}</dd>
      </dl>
      <div className="garan-foot">
        <p>{label.reminder}</p>
        <Code />
      </div>
    </figure>
  )
}

/** What every seller owes, guarantee or none. */
function Notice() {
  const { label } = useTexts().product
  const locale = useLocale()

  return (
    <section className="legal-guarantee" aria-label={label.notice}>
      <div>
        <p className="font-medium text-ink">{label.notice}</p>
        <Code />
      </div>
      <p>{label.noticeText}</p>
      <p>
        <a href={yourEurope(locale)} className="link" rel="noopener">
          {label.learn}
        </a>
      </p>
    </section>
  )
}

/** Leads a phone where the link leads; the pictures beside this file say `yourEurope` of their language. */
const Code = () => <span aria-hidden className={`your-europe your-europe-${useLocale().slice(0, 2)}`} />

/** Where the European Union explains it in the language of the page. */
const yourEurope = (locale: string) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${locale.slice(0, 2)}.htm`
