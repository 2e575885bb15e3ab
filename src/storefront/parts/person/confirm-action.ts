import { type ActionFunctionArgs, data } from 'react-router'
import { storeApiContext } from '../../page-context.ts'
import { isStoreApiError } from '../../store-api.ts'
import { type Problem, problemOf } from '../problem-text.ts'

/** What became of a link that confirms an account. */
export type ConfirmAnswer =
  | { kind: 'confirmed'; isWaiting: boolean }
  | { kind: 'already' | 'unknown' }
  | { kind: 'problem'; problem: Problem }

const refusals: Readonly<Record<string, 'already' | 'unknown'>> = {
  CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED: 'already',
  CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH: 'unknown',
}

/** Confirms the account; whoever did is logged in. */
export async function confirmAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const link = { hash: String(form.get('hash') ?? ''), em: String(form.get('em') ?? '') }

  try {
    const customer = await context.get(storeApiContext).call('POST /account/register-confirm', link)
    return data<ConfirmAnswer>({ kind: 'confirmed', isWaiting: customer.requestedGroupId !== null })
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    const kind = refusals[error.errors[0]?.code ?? '']
    return data<ConfirmAnswer>(kind ? { kind } : { kind: 'problem', problem: problemOf(error) }, {
      status: error.status,
    })
  }
}
