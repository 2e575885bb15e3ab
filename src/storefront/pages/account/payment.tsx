import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { redirectDone } from '../../parts/done/tell-done.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../shop-frame.tsx'
import { isStoreApiError } from '../../store-api.ts'

export const words = ['account', 'pages'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const [{ elements }, { defaultPaymentMethodId }] = await Promise.all([
    api.call('POST /payment-method'),
    api.call('POST /account/customer'),
  ])
  return {
    methods: elements.map(({ id, translated: { name, description } }) => ({ id, name, description })),
    chosen: defaultPaymentMethodId,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const paymentMethodId = (await request.formData()).get('paymentMethodId')
  try {
    await context
      .get(storeApiContext)
      .call('POST /account/change-payment-method/{paymentMethodId}', { paymentMethodId })
  } catch (error) {
    // Nothing chosen, or a way to pay that is not offered any more.
    if (!isStoreApiError(error) || (error.status !== 400 && error.status !== 404)) throw error
    return data({ isMissing: true }, { status: 422 })
  }
  return redirectDone(paths.accountPayment(context.get(localeContext)), 'payment-set')
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'accountPayment'),
  robots: 'noindex',
})

/** How she usually pays. */
export default function Payment() {
  const { methods, chosen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { payment } = useTexts().account

  return (
    <AccountPage name="accountPayment" text={payment.text}>
      <Form method="post" className="mt-8 grid gap-6">
        <RadioCards
          legend={payment.legend}
          name="paymentMethodId"
          required
          chosen={chosen ?? undefined}
          error={answer?.isMissing ? payment.missing : undefined}
          choices={methods.map(({ id, name, description }) => ({
            value: id,
            title: name,
            text: description,
          }))}
        />
        <Button type="submit" className="justify-self-start">
          {payment.save}
        </Button>
      </Form>
    </AccountPage>
  )
}
