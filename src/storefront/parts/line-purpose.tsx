import type { FitPassport } from '../../shop/configurator/fit-passport.ts'
import { sayPurpose, sayShortly } from '../../shop/configurator/say-purpose.ts'
import { useTexts } from '../shop-frame.tsx'

type LinePurposeProps = {
  /** What cart and order answer of a line. */
  payload: { job: string | null; fit: FitPassport | null }
  /** Only that it was measured, not what. */
  short?: boolean
}

/** The job a line is for and the place that was measured for it; nothing for most lines. */
export function LinePurpose({ payload, short = false }: LinePurposeProps) {
  const { purpose: words } = useTexts().cart
  const purpose = { ...(payload.job && { job: payload.job }), ...(payload.fit && { fit: payload.fit }) }

  return (short ? sayShortly(purpose, words) : sayPurpose(purpose, words)).map((said) => (
    <p key={said} className="text-sm text-muted wrap-anywhere">
      {said}
    </p>
  ))
}
