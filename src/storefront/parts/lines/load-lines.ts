import type { Locale } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryPath } from '../listing/category-path.ts'

/** The product lines in the order in which they are shown. */
export const lineKeys = ['x-line', 'x-line-pro', 'boxx-r', 'd-line', 's-line', 'heavy-bag', 'pot'] as const
export type LineKey = (typeof lineKeys)[number]

/** Lines with a page of their own. */
export type PagedLine = Exclude<LineKey, 'heavy-bag' | 'pot'>

const pages: Partial<Record<LineKey, (locale: Locale) => string>> = {
  'x-line': paths.xLine,
  'x-line-pro': paths.xLinePro,
  'boxx-r': paths.boxxR,
  'd-line': paths.dLine,
  's-line': paths.sLine,
} satisfies Record<PagedLine, (locale: Locale) => string>

export type LineLink = { key: LineKey; path: string }

/** Where each line is shown: on its own page, otherwise among the categories. */
export async function loadLines(storeApi: StoreApi, systemsId: string, locale: Locale): Promise<LineLink[]> {
  const categories = await storeApi.call('POST /navigation/{activeId}/{rootId}', {
    activeId: systemsId,
    rootId: systemsId,
    depth: 1,
  })

  return lineKeys.flatMap((key) => {
    const category = categories.find((category) => category.key === `waste-systems/${key}`)
    const path = pages[key]?.(locale) ?? (category && categoryPath(locale, category))
    return path ? [{ key, path }] : []
  })
}
