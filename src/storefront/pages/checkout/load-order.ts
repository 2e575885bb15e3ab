import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { keptPass } from '../../order-pass-cookie.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { type Claim, findOrder, type Order, statusOf } from '../../parts/order/find-order.ts'
import { secondsToPayment } from '../../parts/order/payment-redirect.tsx'
import { type Stage, stageOf } from '../../parts/order/payment-stage.ts'
import { type Problem, problemOf } from '../../parts/problem-text.ts'
import { paths, type Query } from '../../paths.ts'

/** By what right a request asks for the order in its address. */
export const claimOf = ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Claim => ({
  id: params.id ?? '',
  code: asked(request).get('code'),
  pass: keptPass(request, params.id ?? ''),
})

export const asked = (request: Request): URLSearchParams => new URL(request.url).searchParams

/** What keeps an address good for whoever came by the link of a mail. */
export const codeOf = (request: Request): Query => ({ code: asked(request).get('code') ?? undefined })

/** An order, and how far its payment is. */
export async function loadOrder(args: LoaderFunctionArgs) {
  const sight = await findOrder(args.context.get(storeApiContext), claimOf(args))
  return { sight, stage: sight.kind === 'order' ? stageOf(sight.order) : null }
}

/** The page of an order, from the moment it is placed. */
export async function loadPlacedOrder(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { sight, stage } = await loadOrder(args)
  const nothing = { payAt: null as string | null, inSeconds: 0, problem: null as Problem | null }
  if (sight.kind !== 'order') {
    return data({ sight, ...nothing, wait: null, isCancelling: false }, { status: statusOf(sight) })
  }

  const query = asked(request)
  const isCancelling = query.get('cancel') === 'ask'
  const locale = context.get(localeContext)
  const tries = query.get('wait')
  if (tries !== null) {
    const decided = outcomes[stage ?? 'later']
    if (decided) throw redirect(paths[decided](locale, sight.order.id, codeOf(request)))
    return data({ sight, ...nothing, wait: waitingFor(args, Number(tries)), isCancelling })
  }

  const begun = isCancelling ? nothing : await payment(args, sight.order, stage ?? 'later')
  const headers = begun.payAt ? { Refresh: `${begun.inSeconds}; url=${begun.payAt}` } : {}
  return data({ sight, ...begun, wait: null, isCancelling }, { headers })
}

/** Where somebody who comes back from a payment belongs, once it is decided. */
const outcomes: Partial<Record<Stage, 'checkoutPaid' | 'checkoutUnpaid' | 'checkoutSuccess'>> = {
  paid: 'checkoutPaid',
  unpaid: 'checkoutUnpaid',
  later: 'checkoutSuccess',
  cancelled: 'checkoutSuccess',
}

/** Most payments are decided at once; who waits longer is better told by mail. */
const pauses = [2, 3, 5, 8, 13] as const

/** When to look again, and where; null says that it takes longer than anybody stands and waits. */
function waitingFor({ request, context, params }: LoaderFunctionArgs, tries: number) {
  const seconds = pauses[tries]
  if (seconds === undefined) return { seconds: null, again: null }
  const again = { ...codeOf(request), wait: tries + 1 }
  return { seconds, again: paths.checkoutSuccess(context.get(localeContext), params.id ?? '', again) }
}

/**
 * Whoever has just ordered is led to the payment, and whoever pressed the button for it is so at once. The
 * header sends even those there who have no scripts. A reader of the mail is asked first.
 */
async function payment(args: LoaderFunctionArgs, { id }: Order, stage: Stage) {
  const isWished = asked(args.request).get('pay') === 'now'
  const { code, pass } = claimOf(args)
  const isOpen = stage === 'to-pay' || stage === 'waiting' || (stage === 'unpaid' && isWished)
  if (!isOpen || (!isWished && (code !== null || pass !== null))) {
    return { payAt: null, inSeconds: 0, problem: null }
  }

  const { payAt, problem } = await beginPayment(args, id)
  return { payAt, problem, inSeconds: isWished ? 0 : secondsToPayment }
}

async function beginPayment(
  args: LoaderFunctionArgs,
  id: string,
): Promise<{ payAt: string | null; problem: Problem | null }> {
  const { request, context } = args
  const locale = context.get(localeContext)
  const { pass } = claimOf(args)

  try {
    const { redirectUrl } = await context.get(storeApiContext).call('POST /handle-payment', {
      orderId: id,
      finishUrl: paths.checkoutPaid(locale, id, codeOf(request)),
      errorUrl: paths.checkoutUnpaid(locale, id, codeOf(request)),
      ...(pass && { pass }),
    })
    return { payAt: redirectUrl, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    // Asked again, the gateway knew of money nobody had told us about.
    if (problem.code === alreadyPaid) throw redirect(paths.checkoutPaid(locale, id, codeOf(request)))
    return { payAt: null, problem }
  }
}

const alreadyPaid = 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'
