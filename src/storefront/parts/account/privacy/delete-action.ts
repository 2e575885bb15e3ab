import { type ActionFunctionArgs, data } from 'react-router'
import { localeContext, storeApiContext } from '../../../page-context.ts'
import { paths } from '../../../paths.ts'
import { isStoreApiError } from '../../../store-api.ts'
import { redirectDone } from '../../done/tell-done.tsx'
import { isLoginRequired } from '../../login-required.tsx'
import { type Problem, problemOf } from '../../problem-text.ts'
import { blank, isViolation, type Violation, violationOf } from '../../violation-text.ts'

/** Why the account is still there. */
export type DeleteAnswer = { error?: Violation; problem?: Problem }

/** The second step: whoever knows the password deletes the account. The browser's own post, so that nothing of it stays. */
export async function deleteAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  if (form.get('intent') !== 'delete') throw data(null, { status: 400 })
  const password = String(form.get('password') ?? '')
  if (password === '') return data<DeleteAnswer>({ error: blank }, { status: 422 })

  try {
    await context.get(storeApiContext).call('DELETE /account/customer', { password })
  } catch (error) {
    const problem = problemOf(error)
    if (isLoginRequired(problem) || !isStoreApiError(error)) throw error
    const [first] = error.errors
    const answer: DeleteAnswer = first && isViolation(first) ? { error: violationOf(first) } : { problem }
    return data(answer, { status: error.status })
  }
  return redirectDone(paths.login(context.get(localeContext)), 'account-deleted')
}
