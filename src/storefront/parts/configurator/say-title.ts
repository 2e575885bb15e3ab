import type { Texts } from '../../texts/texts.ts'
import type { WorkedOut } from './work-out-place.ts'

/** The result in a title: how many systems fit, or what is to be known first. */
export function sayTitle({ result }: Pick<WorkedOut, 'result'>, { results }: Texts['configurator']): string {
  if (result.status === 'error') return results.asking
  if (result.status === 'no-match') return results.none
  return result.status === 'fits' ? results.fit(result.fits.length) : results.fitIf(result.fits.length)
}
