import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { localeContext, storeApiContext } from '../../../page-context.ts'
import { paths } from '../../../paths.ts'
import { isStoreApiError } from '../../../store-api.ts'
import { idParam } from '../../id-param.ts'
import { type Problem, problemOf } from '../../problem-text.ts'
import { isViolation, type Violation, violationOf } from '../../violation-text.ts'

/** What is asked for, in the order in which it stands there. */
export const reviewFields = ['points', 'title', 'content', 'name'] as const
export type ReviewField = (typeof reviewFields)[number]

export type ReviewAnswer = {
  isDone: boolean
  typed: Readonly<Partial<Record<ReviewField, string>>>
  errors: Readonly<Partial<Record<ReviewField, Violation>>>
  problem?: Problem
}

/** Hands in what somebody wrote. On a page of its own she comes back to it; in the product's page she stays there. */
export async function reviewAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = Object.fromEntries(reviewFields.map((name) => [name, text(name)]))
  const productId = idParam(params.id)

  try {
    const id = text('id')
    await context
      .get(storeApiContext)
      .call('POST /product/{productId}/review', { productId, ...typed, ...(id && { id }) })
    if (form.has('here')) return data<ReviewAnswer>({ isDone: true, typed, errors: {} })
    return redirect(paths.review(context.get(localeContext), productId))
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    const errors = Object.fromEntries(
      error.errors.filter(isViolation).flatMap((broken) => {
        const field = broken.source?.pointer.slice(1)
        return reviewFields.some((name) => name === field) ? [[field, violationOf(broken)]] : []
      }),
    )
    const problem = Object.keys(errors).length > 0 ? {} : { problem: problemOf(error) }
    return data<ReviewAnswer>({ isDone: false, typed, errors, ...problem }, { status: error.status })
  }
}
