import { type ActionFunctionArgs, data } from 'react-router'
import { loginFirst } from '../../login-first.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { addressErrors, addressOf, type FieldErrors, type Typed } from '../../pages/checkout/typed-address.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import type { CountryRules } from '../country-rules.ts'
import { redirectDone } from '../done/tell-done.tsx'
import { typedIn } from '../forms/form-answer.ts'
import { type Problem, problemOf } from '../problem-text.ts'
import { isViolation, violationOf } from '../violation-text.ts'
import { addressRules, companyLines } from './load-addresses.ts'

/** A form of the address book that could not be done, as it comes back. */
export type AddressesAnswer = {
  errors: FieldErrors
  typed: Typed
  rules?: CountryRules
  problem?: Problem
}

/** Saves, deletes, and makes an address the usual one. */
export const addressesAction = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const typed = trimmed(typedIn(await request.formData()))
  const api = context.get(storeApiContext)
  const here = paths.addresses(context.get(localeContext))
  const addressId = typed.addressId ?? ''

  try {
    switch (typed.intent) {
      case 'delete':
        await api.call('DELETE /account/address/{addressId}', { addressId })
        return redirectDone(here, 'address-deleted')
      case 'default-shipping':
        await api.call('PATCH /account/address/default-shipping/{addressId}', { addressId })
        return redirectDone(here, 'default-address-set')
      case 'default-billing':
        await api.call('PATCH /account/address/default-billing/{addressId}', { addressId })
        return redirectDone(here, 'default-address-set')
      case 'country':
        return data<AddressesAnswer>({ errors: {}, typed, rules: await addressRules(api, typed) })
      case 'save':
        return (await saved(api, typed)) ?? redirectDone(here, 'address-saved')
      default:
        throw data(null, { status: 400 })
    }
  } catch (error) {
    if (!isStoreApiError(error) || error.status === 403) throw error
    return data<AddressesAnswer>({ errors: {}, typed, problem: problemOf(error) }, { status: 422 })
  }
})

/** Nothing when all is well. */
async function saved(api: StoreApi, typed: Typed) {
  const rules = await addressRules(api, typed)
  const refuse = (errors: FieldErrors) => data<AddressesAnswer>({ errors, typed, rules }, { status: 422 })
  const errors = addressErrors(typed, 'address', rules)
  if (Object.keys(errors).length > 0) return refuse(errors)

  const lines = Object.fromEntries(companyLines.map((line) => [line, typed[line] ?? '']))
  const wish = { ...addressOf(typed, 'address'), ...lines }
  try {
    if (typed.addressId) {
      await api.call('PATCH /account/address/{addressId}', { ...wish, addressId: typed.addressId })
    } else {
      await api.call('POST /account/address', wish)
    }
    return null
  } catch (error) {
    if (!isStoreApiError(error) || !error.errors.every(isViolation)) throw error
    return refuse(
      Object.fromEntries(error.errors.map((one) => [fieldOf(one.source?.pointer ?? ''), violationOf(one)])),
    )
  }
}

function fieldOf(pointer: string): string {
  const name = pointer.slice(1)
  return companyLines.some((line) => line === name) ? name : `address.${name}`
}

const trimmed = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
