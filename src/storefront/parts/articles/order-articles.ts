import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { commandOf } from '../../browser/command-id.ts'
import { keepingNotices } from '../../notice-cookie.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError } from '../../store-api.ts'
import { noticesOf } from '../cart-notices.ts'
import { wishedArticles } from './order-form.ts'

/** What the table says when nothing came of it, with the quantities as they were typed. */
export type ArticlesRefused = { refused: 'empty' | 'failed'; typed: Readonly<Record<string, string>> }

/** Puts all quantities of a table into the cart in one go, and leads there. */
export async function orderArticles({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const items = wishedArticles(form)
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string // files were filtered out
  >
  if (items.length === 0) {
    return data({ refused: 'empty', typed } satisfies ArticlesRefused, { status: 422 })
  }

  try {
    const { errors } = await context.get(storeApiContext).call('POST /checkout/cart/line-item', {
      items: items.map((item) => ({ ...item, type: 'product' })),
      ...commandOf(form),
    })
    return redirect(paths.cart(context.get(localeContext)), keepingNotices(noticesOf(errors)))
  } catch (error) {
    if (!isStoreApiError(error) || error.status >= 500) throw error
    return data({ refused: 'failed', typed } satisfies ArticlesRefused, { status: error.status })
  }
}
