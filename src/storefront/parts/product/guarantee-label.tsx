import { useLocale, useTexts } from '../../shop-frame.tsx'

type GuaranteeLabelProps = { years: number | null; brand: string; model: string }

/**
 * What the law wants beside the picture of goods sold to consumers in the EU (Regulation (EU) 2025/1960): the label of
 * the producer's guarantee, in colour, with brand, model and years, where there is one of more than two years, and
 * always the notice on the legal guarantee. Both may be nested: the years are seen at once, the rest when asked for.
 */
export function GuaranteeLabel({ years, brand, model }: GuaranteeLabelProps) {
  const { product } = useTexts()
  const locale = useLocale()
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
            <p className="font-medium text-ink">{product.guaranteeLabel}</p>
            <dl>
              <dt>{product.label.brand}</dt>
              <dd>{brand}</dd>
              <dt>{product.label.model}</dt>
              <dd>{model}</dd>
            </dl>
            <p>{product.guaranteeText(years)}</p>
          </>
        )}
        <p className="font-medium text-ink">{product.label.notice}</p>
        <p>{product.label.noticeText}</p>
        <p>
          <a href={yourEurope(locale)} className="link" rel="noopener">
            {product.label.learn}
          </a>
        </p>
      </div>
    </details>
  )
}

/** Where the European Union explains it in the language of the page. */
const yourEurope = (locale: string) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${locale.slice(0, 2)}.htm`
