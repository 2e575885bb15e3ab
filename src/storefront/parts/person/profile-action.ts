import { type ActionFunctionArgs, data } from 'react-router'
import { loginFirst } from '../../login-first.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import type { FieldErrors, Typed } from '../../pages/checkout/typed-address.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { redirectDone } from '../done/tell-done.tsx'
import { typedIn } from '../forms/form-answer.ts'
import { type Problem, problemOf } from '../problem-text.ts'
import { blank, isViolation, violationOf } from '../violation-text.ts'

export type ProfileAnswer = { errors: FieldErrors; typed: Typed; problem?: Problem }

/** Two forms: who she is, and a wish for a group with terms of its own. */
export const profileAction = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const typed = typedIn(await request.formData())
  const api = context.get(storeApiContext)
  const here = paths.profile(context.get(localeContext))

  try {
    if (typed.intent === 'group') {
      await api.call('POST /account/request-group', { requestedGroupId: typed.requestedGroupId })
      return redirectDone(here, 'profile-saved')
    }
    const missing = firstErrors(typed)
    if (Object.keys(missing).length > 0) {
      return data<ProfileAnswer>({ errors: missing, typed }, { status: 422 })
    }
    await api.call('POST /account/change-profile', await profileOf(api, typed))
    return redirectDone(here, 'profile-saved')
  } catch (error) {
    if (!isStoreApiError(error) || error.status === 403) throw error
    const errors = Object.fromEntries(
      error.errors.filter(isViolation).map((one) => [fieldOf(one.source?.pointer ?? ''), violationOf(one)]),
    )
    const isWhole = error.errors.every(isViolation)
    return data<ProfileAnswer>(
      { errors, typed, ...(!isWhole && { problem: problemOf(error) }) },
      { status: 422 },
    )
  }
})

const isBusiness = ({ accountType }: Typed) => accountType === 'business'

const firstErrors = (typed: Typed): FieldErrors =>
  Object.fromEntries(
    ['firstName', 'lastName', ...(isBusiness(typed) ? ['company'] : [])]
      .filter((name) => !typed[name]?.trim())
      .map((name) => [name, blank]),
  )

/** A person has no company and no number of one. Further numbers, which no form of ours asks for, stay. */
async function profileOf(api: StoreApi, typed: Typed) {
  const { vatIds } = await api.call('POST /account/customer')
  const [birthdayYear = '', birthdayMonth = '', birthdayDay = ''] = typed.birthday?.split('-') ?? []

  return {
    accountType: isBusiness(typed) ? 'business' : 'private',
    salutationId: typed.salutationId,
    title: typed.title,
    firstName: typed.firstName,
    lastName: typed.lastName,
    company: isBusiness(typed) ? typed.company : '',
    vatIds: isBusiness(typed) ? [typed.vatId, ...vatIds.slice(1)] : [],
    birthdayYear,
    birthdayMonth,
    birthdayDay,
  }
}

function fieldOf(pointer: string): string {
  const name = pointer.slice(1).split('/')[0] ?? ''
  return { vatIds: 'vatId', birthdayDay: 'birthday', requestedGroupId: 'accountType' }[name] ?? name
}
