import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { emptyCart } from '../../browser/cart-state.ts'
import { dropDraft } from '../../browser/draft.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import type { CountryRules } from '../../parts/country-rules.ts'
import { type Problem, problemOf } from '../../parts/problem-text.ts'
import { blank, isViolation } from '../../parts/violation-text.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError } from '../../store-api.ts'
import { chooseSalutation } from './choose-salutation.ts'
import { countryRules } from './load-checkout.ts'
import {
  type AddressUse,
  errorsOf,
  type FieldErrors,
  firstErrors,
  isUnchanged,
  registrationOf,
  type Typed,
  typedIn,
} from './typed-address.ts'

/** How a step was answered when it cannot go on yet. */
export type StepAnswer = {
  errors: FieldErrors
  typed: Typed
  rules?: Record<AddressUse, CountryRules>
  problem?: Problem
  /** The total the shopper had before their eyes when it turned out to be another. */
  totalBefore?: number
}

const refused = 422

/** The forms of the checkout, one for each section, and two of accounts: for addresses, and for a salutation that lacks. */
export async function checkoutAction(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  switch (form.get('step')) {
    case 'address':
      return takeAddress(args, form)
    case 'addresses':
      return takeAddresses(args, form)
    case 'salutation':
      return takeSalutation(args, form)
    case 'shipping':
      return takeMethods(args, form)
    case 'review':
      return order(args, form)
    default:
      throw data(null, { status: 400 })
  }
}

async function takeAddress({ context }: ActionFunctionArgs, form: FormData) {
  const api = context.get(storeApiContext)
  const typed = typedIn(form)
  const [rules, terms] = await Promise.all([countryRules(api, typed), api.call('GET /context')])

  if (form.get('intent') === 'country') {
    // As long as nobody is known by an address, the estimate follows the country in the form.
    if (terms.customer === null) await api.call('PATCH /context', { countryId: rules.shipping.id })
    return data<StepAnswer>({ errors: {}, typed, rules })
  }

  const errors = firstErrors(typed, rules)
  if (Object.keys(errors).length > 0) return data<StepAnswer>({ errors, typed, rules }, { status: refused })

  const next = redirect(paths.checkout(context.get(localeContext), 'shipping'))
  if (isUnchanged(typed, terms)) {
    dropDraft('address')
    return next
  }
  try {
    const storefrontUrl =
      terms.salesChannel.domains.map(({ url }) => url).sort((a, b) => a.length - b.length)[0] ?? ''
    await api.call('POST /account/register', registrationOf(typed, storefrontUrl))
    dropDraft('address')
    return next
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    const found = errorsOf(error, typed)
    const problem = error.errors.every(isViolation) ? {} : { problem: problemOf(error) }
    return data<StepAnswer>({ errors: found, typed, rules, ...problem }, { status: error.status })
  }
}

/** Those the account keeps; which of them are hers the Store API knows. */
async function takeAddresses({ context }: ActionFunctionArgs, form: FormData) {
  const typed = {
    shippingAddressId: text(form, 'shippingAddressId'),
    billingAddressId: text(form, 'billingAddressId'),
  }
  const chosen = Object.fromEntries(Object.entries(typed).filter(([, id]) => id !== ''))

  try {
    if (Object.keys(chosen).length > 0) await context.get(storeApiContext).call('PATCH /context', chosen)
    return redirect(paths.checkout(context.get(localeContext), 'shipping'))
  } catch (error) {
    return data<StepAnswer>({ errors: {}, typed, problem: problemOf(error) }, { status: refused })
  }
}

async function takeSalutation({ context }: ActionFunctionArgs, form: FormData) {
  const api = context.get(storeApiContext)
  const typed = { salutationId: text(form, 'salutationId') }
  if (typed.salutationId === '')
    return data<StepAnswer>({ errors: { salutationId: blank }, typed }, { status: refused })

  try {
    await chooseSalutation(api, await api.call('GET /context'), typed.salutationId)
    return redirect(paths.checkout(context.get(localeContext), 'shipping'))
  } catch (error) {
    return data<StepAnswer>({ errors: {}, typed, problem: problemOf(error) }, { status: refused })
  }
}

async function takeMethods({ context }: ActionFunctionArgs, form: FormData) {
  const api = context.get(storeApiContext)
  const typed = {
    shippingMethodId: text(form, 'shippingMethodId'),
    paymentMethodId: text(form, 'paymentMethodId'),
  }
  const chosen = Object.fromEntries(Object.entries(typed).filter(([, id]) => id !== ''))

  try {
    if (Object.keys(chosen).length > 0) await api.call('PATCH /context', chosen)
  } catch (error) {
    const problem = problemOf(error)
    return data<StepAnswer>({ errors: {}, typed, problem }, { status: refused })
  }
  // Trying a method shows what it costs; going on settles it.
  if (form.get('intent') === 'try') return null
  return redirect(paths.checkout(context.get(localeContext), 'review'))
}

async function order({ context }: ActionFunctionArgs, form: FormData) {
  const api = context.get(storeApiContext)
  const locale = context.get(localeContext)
  const typed = { comment: text(form, 'comment'), terms: text(form, 'terms'), waiver: text(form, 'waiver') }
  const total = Number(form.get('total'))

  const errors: FieldErrors = {
    ...(typed.terms === '' && { terms: blank }),
    ...(form.has('needsWaiver') && typed.waiver === '' && { waiver: blank }),
  }
  if (Object.keys(errors).length > 0) return data<StepAnswer>({ errors, typed }, { status: refused })

  try {
    const { id } = await api.call('POST /checkout/order', {
      total,
      customerComment: typed.comment,
      acceptedTerms: true,
      acceptedWaiver: typed.waiver !== '',
    })
    emptyCart()
    dropDraft('review')
    return redirect(paths.checkoutSuccess(locale, id))
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    const problem = problemOf(error)
    if (problem.code === 'CHECKOUT__CART_EMPTY') return redirect(paths.cart(locale))
    // The page is drawn anew with the cart as it is now; what was typed stays.
    const changed = error.status === 409 ? { totalBefore: total } : {}
    return data<StepAnswer>({ errors: {}, typed, problem, ...changed }, { status: error.status })
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
