import { type ActionFunctionArgs, redirect } from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { refusedForm, typedIn } from './form-answer.ts'

/** Sends a wish for an exhibition or an assembly. */
export async function sendRequest({ request, context }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData())
  try {
    await context
      .get(storeApiContext)
      .call('POST /service-request', { ...typed, acceptedTerms: typed.acceptedTerms === 'on' })
    return redirect(`${paths.assembly(context.get(localeContext), { sent: 'yes' })}#request`)
  } catch (error) {
    return refusedForm(error, typed)
  }
}
