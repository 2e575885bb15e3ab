import { type ActionFunctionArgs, data, Form, redirect, useActionData, useSearchParams } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { proveByNumber } from '../parts/order/find-order.ts'
import { CredentialFields } from '../parts/order/order-sight.tsx'
import { passHeaders } from '../parts/order/pass-headers.ts'
import { PayProblem } from '../parts/order/pay-problem.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

export const words = ['notices', 'order', 'pages'] as const

export const meta: Meta = ({ texts }) => ({
  title: texts.pages.orderLookup.title,
  description: texts.pages.orderLookup.text,
  robots: 'noindex',
})

/** Number, e-mail and zip together are as good as a session, for this one order. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const credentials = { email: text('email'), zipcode: text('zipcode') }

  const sight = await proveByNumber(context.get(storeApiContext), text('orderNumber'), credentials)
  if (sight.kind !== 'order') {
    const typed = { orderNumber: text('orderNumber'), email: text('email') }
    const problem = sight.kind === 'slow-down' ? sight.problem : null
    return data({ typed, problem }, { status: problem ? 429 : 403 })
  }
  return redirect(paths.checkoutSuccess(context.get(localeContext), sight.order.id), {
    headers: passHeaders(request, sight),
  })
}

export default function OrderLookup() {
  const { lookup } = useTexts().order
  const answer = useActionData<typeof action>()
  const known = useSearchParams()[0].get('number') ?? ''
  const path = usePaths()

  return (
    <div className="shell max-w-2xl py-8">
      <Form method="post" reloadDocument className="grid gap-5">
        <h1>{lookup.title}</h1>
        <p className="text-muted">{lookup.text}</p>
        {answer?.problem && <PayProblem problem={answer.problem} />}
        {answer && !answer.problem && <Alert tone="danger">{lookup.wrong}</Alert>}
        <TextInput
          label={lookup.number}
          name="orderNumber"
          hint={lookup.numberHint}
          className="max-w-60"
          maxLength={40}
          autoComplete="off"
          defaultValue={answer?.typed.orderNumber ?? known}
          required
        />
        <CredentialFields email={answer?.typed.email ?? ''} zipcodeHint={lookup.zipcodeHint} />
        <Button type="submit" className="justify-self-start">
          {lookup.show}
        </Button>
      </Form>
      <p className="mt-8">
        <Link className="link" to={path('orders')}>
          {lookup.login}
        </Link>
      </p>
    </div>
  )
}
