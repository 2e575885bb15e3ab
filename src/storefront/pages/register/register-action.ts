import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { shortestPassword } from '../../../shop/customers/password-strength.ts'
import { dropDraft } from '../../browser/draft.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { withProof } from '../../parts/forms/with-proof.ts'
import { addressOfShop } from '../../parts/newsletter/newsletter-action.ts'
import { backTo } from '../../parts/person/back-to.ts'
import { problemOf } from '../../parts/problem-text.ts'
import { blank, isViolation, type Violation } from '../../parts/violation-text.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import type { StepAnswer } from '../checkout/checkout-action.ts'
import { countryRules } from '../checkout/load-checkout.ts'
import {
  errorsOf,
  type FieldErrors,
  firstErrors,
  isProfessional,
  registrationOf,
  typedIn,
} from '../checkout/typed-address.ts'

/** Opens an account. The password goes along and never comes back. */
export async function registerAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(storeApiContext)
  const locale = context.get(localeContext)
  const typed = typedIn(form)
  const password = String(form.get('password') ?? '')
  const rules = await countryRules(api, typed)
  if (form.get('intent') === 'country') return data<StepAnswer>({ errors: {}, typed, rules })

  const passwordError = firstPasswordError(password)
  const errors: FieldErrors = {
    ...firstErrors(typed, rules),
    ...(passwordError && { password: passwordError }),
  }
  if (Object.keys(errors).length > 0) return data<StepAnswer>({ errors, typed, rules }, { status: 422 })

  try {
    const wish = {
      ...registrationOf(typed, await addressOfShop(api, locale)),
      guest: false,
      password,
      ...(isProfessional(typed) && { requestedGroupId: await openGroupOf(api) }),
    }
    const opened = await api.call('POST /account/register', await withProof(wish))
    dropDraft('register')
    const isWaiting = opened.doubleOptInRegistration && opened.doubleOptInConfirmDate === null
    return redirect(
      isWaiting
        ? paths.registrationConfirm(locale, { sent: 'yes' })
        : (backTo(request) ?? paths.account(locale)),
    )
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    return data<StepAnswer>(
      {
        errors: errorsOf(error, typed),
        typed,
        rules,
        ...(!error.errors.every(isViolation) && { problem: problemOf(error) }),
      },
      { status: error.status === 400 ? 422 : error.status },
    )
  }
}

/** What can be said of it without asking: the shop knows more that it does not take. */
function firstPasswordError(password: string): Violation | null {
  if (password === '') return blank
  if ([...password].length >= shortestPassword) return null
  return { code: 'TOO_SHORT_ERROR', detail: { limit: String(shortestPassword) } }
}

async function openGroupOf(api: StoreApi): Promise<string> {
  const { elements } = await api.call('POST /customer-group')
  return elements[0]?.id ?? ''
}
