import { FileText } from 'lucide-react'
import type { FitPassport } from '../../shop/configurator/fit-passport.ts'
import { sayMeasured, sayPurpose, sayShortly } from '../../shop/configurator/say-purpose.ts'
import { useLocale, useTexts } from '../shop-frame.tsx'
import { assemblySheetPath } from './configurator/assembly-sheet-path.ts'

type LinePurposeProps = {
  /** What cart and order answer of a line. */
  payload: { job: string | null; fit: FitPassport | null; productNumber?: string | null }
  /** Only that it was measured; what was measured; or all that the papers say. */
  says?: 'shortly' | 'measured' | 'everything'
}

const ways = { shortly: sayShortly, measured: sayMeasured, everything: sayPurpose } as const

/** The job a line is for and the place that was measured for it; nothing for most lines. */
export function LinePurpose({ payload: { job, fit, productNumber }, says = 'measured' }: LinePurposeProps) {
  const { purpose: words } = useTexts().cart
  const said = ways[says]({ ...(job && { job }), ...(fit && { fit }) }, words)

  return (
    <>
      {said.map((line, index) => (
        <p
          key={line}
          className={`text-sm wrap-anywhere ${job && index === 0 ? 'font-medium' : 'text-muted'}`}
        >
          {line}
        </p>
      ))}
      {fit && productNumber && says !== 'shortly' && <SheetOfSide fit={fit} productNumber={productNumber} />}
    </>
  )
}

/** How it is mounted on the side the measured door hangs on. */
function SheetOfSide({
  fit: { systemType, measures, status },
  productNumber,
}: {
  fit: FitPassport
  productNumber: string
}) {
  const { assemblySheet } = useTexts().cart
  const locale = useLocale()
  const { hingeSide } = measures
  // Of accessories the rules know no limits: they have no sheet.
  if (systemType !== 'swing-door' || !hingeSide || status === 'unchecked') return null

  return (
    <p className="text-sm">
      <a
        href={assemblySheetPath(locale, productNumber, hingeSide, measures)}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <FileText aria-hidden size={16} />
        {assemblySheet[hingeSide]}
      </a>
    </p>
  )
}
