import { useTexts } from '../../shop-frame.tsx'

type GuaranteeLabelProps = { years: number; brand: string; model: string }

/**
 * The guarantee of durability, in colour and beside the picture, with brand, model and years, and the notice on the
 * legal guarantee: Regulation (EU) 2025/1960.
 */
export function GuaranteeLabel({ years, brand, model }: GuaranteeLabelProps) {
  const { product } = useTexts()

  return (
    <details className="rounded border border-line bg-raised text-sm">
      <summary className="flex min-h-12 items-center gap-3 p-3">
        <span
          aria-hidden
          className="grid size-11 flex-none place-items-center rounded-full bg-[#0a3d91] text-lg font-bold text-[#ffd617]"
        >
          {years}
        </span>
        <span>
          <b className="font-semibold">{product.guarantee(years)}</b>
          <span className="block text-muted">
            {brand} {model}
          </span>
        </span>
      </summary>
      <div className="px-3 pb-3 text-muted">
        <p className="font-medium text-ink">{product.guaranteeLabel}</p>
        <p className="mt-1">{product.guaranteeText(years)}</p>
        <p className="mt-2">{product.legalWarranty}</p>
      </div>
    </details>
  )
}
