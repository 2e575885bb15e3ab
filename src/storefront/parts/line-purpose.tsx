import type { FitPassport } from '../../shop/configurator/fit-passport.ts'
import { sayMeasured, sayPurpose, sayShortly } from '../../shop/configurator/say-purpose.ts'
import { useTexts } from '../shop-frame.tsx'

type LinePurposeProps = {
  /** What cart and order answer of a line. */
  payload: { job: string | null; fit: FitPassport | null }
  /** Only that it was measured; what was measured; or all that the papers say. */
  says?: 'shortly' | 'measured' | 'everything'
}

const ways = { shortly: sayShortly, measured: sayMeasured, everything: sayPurpose } as const

/** The job a line is for and the place that was measured for it; nothing for most lines. */
export function LinePurpose({ payload: { job, fit }, says = 'measured' }: LinePurposeProps) {
  const { purpose: words } = useTexts().cart
  const said = ways[says]({ ...(job && { job }), ...(fit && { fit }) }, words)

  return said.map((line, index) => (
    <p key={line} className={`text-sm wrap-anywhere ${job && index === 0 ? 'font-medium' : 'text-muted'}`}>
      {line}
    </p>
  ))
}
