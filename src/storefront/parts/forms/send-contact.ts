import { type ActionFunctionArgs, redirect } from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { refusedForm, typedIn } from './form-answer.ts'

/** Sends a message to the company; what it says of the sender is kept in no address. */
export async function sendContact({ request, context }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData())
  try {
    await context
      .get(storeApiContext)
      .call('POST /contact-form', { ...typed, checkbox: typed.checkbox === 'on' })
    return redirect(paths.contact(context.get(localeContext), { sent: 'yes' }))
  } catch (error) {
    return refusedForm(error, typed)
  }
}
