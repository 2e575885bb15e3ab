import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { type Problem, problemOf } from '../../parts/problem-text.ts'
import { isViolation, violationOf } from '../../parts/violation-text.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApiError } from '../../store-api.ts'
import { type FieldErrors, firstErrors, isDeclared, type Typed, typedIn } from './declaration.ts'

/** Where somebody stands who has written something: still writing, or about to confirm it. */
export type WithdrawalAnswer = {
  step: 'write' | 'confirm'
  typed: Typed
  errors: FieldErrors
  problem?: Problem
}

const refused = 422

/** Two steps, as the law wants it: what was written is shown, and counts once it is confirmed. */
export async function withdrawalAction(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const typed = typedIn(form)
  if (form.get('intent') === 'change') return data<WithdrawalAnswer>({ step: 'write', typed, errors: {} })

  const errors = firstErrors(typed)
  if (Object.keys(errors).length > 0) {
    return data<WithdrawalAnswer>({ step: 'write', typed, errors }, { status: refused })
  }
  return form.get('intent') === 'confirm'
    ? confirm(args, typed)
    : data<WithdrawalAnswer>({ step: 'confirm', typed, errors: {} })
}

async function confirm({ context }: ActionFunctionArgs, typed: Typed) {
  try {
    const { id } = await context.get(storeApiContext).call('POST /withdrawal', typed)
    return redirect(paths.withdrawalDone(context.get(localeContext), id))
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    const errors = errorsOf(error)
    const answer: WithdrawalAnswer =
      Object.keys(errors).length > 0
        ? { step: 'write', typed, errors }
        : { step: 'confirm', typed, errors, problem: problemOf(error) }
    return data(answer, { status: error.status })
  }
}

const errorsOf = ({ errors }: StoreApiError): FieldErrors =>
  Object.fromEntries(
    errors.filter(isViolation).flatMap((error) => {
      const field = error.source?.pointer.split('/').at(-1) ?? ''
      return isDeclared(field) ? [[field, violationOf(error)]] : []
    }),
  )
