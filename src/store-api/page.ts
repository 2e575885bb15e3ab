import { z } from 'zod'
import { findPage } from '../shop/catalogue/seo-urls.ts'
import { refuse } from '../shop/refusal.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

const longestPath = 2000

/**
 * POST /page: what lives at a path of the shop (without the language's prefix), and where to go when it moved. Clients
 * of Shopware ask `seo-url`, which knows only the addresses that hold.
 */
export const post = reading(
  z.object({ path: z.string().min(1).max(longestPath) }),
  async ({ path }, { db, visit }) => {
    const found = await findPage(db, visit.locale, path)
    if (!found) return refuse('page.unknown', { path: path.slice(0, 200) })

    const isCanonical = found.canonical === path.replace(/^\//, '')
    const prefix = visit.channel.domains.find(({ language }) => language === visit.locale)?.path ?? ''
    return struct('page', {
      routeName: found.routeName,
      foreignKey: found.foreignKey,
      pathInfo: found.pathInfo,
      seoPathInfo: found.canonical,
      isCanonical,
      redirectTo: isCanonical || found.canonical === null ? null : `${prefix}/${found.canonical}`,
    })
  },
)
