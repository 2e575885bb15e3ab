import { type ActionFunctionArgs, redirect } from 'react-router'
import type { Locale } from '../../../values/locale.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { refusedForm, typedIn } from './form-answer.ts'
import { withProof } from './with-proof.ts'

type Sending = {
  to: 'POST /contact-form' | 'POST /service-request'
  /** What the wire calls the consent: a box that is ticked or not. */
  consent: string
  /** Where one sees that it arrived. */
  sent: (locale: Locale) => string
}

/** Sends what somebody wrote to the company; what it says of the sender is kept in no address. */
export const sendForm =
  ({ to, consent, sent }: Sending) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const typed = typedIn(await request.formData())
    try {
      const wish = await withProof({ ...typed, [consent]: typed[consent] === 'on' })
      await context.get(storeApiContext).call(to, wish)
      return redirect(sent(context.get(localeContext)))
    } catch (error) {
      return refusedForm(error, typed)
    }
  }
