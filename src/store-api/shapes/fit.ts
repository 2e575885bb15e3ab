import type { SoldSystem } from '../../shop/configurator/configurator-store.ts'
import type { Fit, FitResult, Miss } from '../../shop/configurator/fit.ts'
import { engineVersion } from '../../shop/configurator/fit.ts'
import { struct } from './struct.ts'

/** What fits, what nearly does and what does not, each by its model; lengths in mm. */
export const fitOnWire = ({ fits, nearMisses, notFit, ...result }: FitResult<SoldSystem>) =>
  struct('fit_result', {
    ...result,
    engineVersion,
    fits: fits.map(fittingOnWire),
    nearMisses: nearMisses.map(missOnWire),
    notFit: notFit.map(missOnWire),
  })

const fittingOnWire = ({ system, status, assumptions }: Fit<SoldSystem>) =>
  struct('fitting_system', { ...systemOnWire(system), status, assumptions })

const missOnWire = ({ system, reasons, fillers }: Miss<SoldSystem>) =>
  struct('missing_system', { ...systemOnWire(system), reasons, fillers })

const systemOnWire = ({
  model,
  productId,
  productNumber,
  name,
  containerCount,
  totalLitres,
}: SoldSystem) => ({
  model,
  productId,
  productNumber,
  name,
  containerCount,
  totalLitres,
})
