import type { RelyingParty } from '../../platform/passkeys.ts'
import type { Call } from '../endpoint.ts'

/** The shop as browsers know it that keep passkeys for it: by its configured address, whatever a request says of itself. */
export const relyingParty = ({ origin }: Call['caller']): RelyingParty => ({ name: 'Trennwerk', origin })
