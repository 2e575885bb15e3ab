import type { Visit } from '../../shop/sessions/visit.ts'
import { idFrom } from '../../values/ids.ts'
import { struct } from './struct.ts'

export const routes = {
  product: { routeName: 'frontend.detail.page', pathInfo: '/detail/' },
  category: { routeName: 'frontend.navigation.page', pathInfo: '/navigation/' },
  landing_page: { routeName: 'frontend.landing.page', pathInfo: '/landingPage/' },
} as const

export type SeoUrlRow = {
  id: string
  routeName: string
  foreignKey: string
  pathInfo: string
  seoPath: string
  isCanonical: boolean
  isModified: boolean
}

export const seoUrlShape = (row: SeoUrlRow, { channel, languageId }: Visit) =>
  struct('seo_url', {
    id: row.id,
    salesChannelId: channel.id,
    languageId,
    routeName: row.routeName,
    foreignKey: row.foreignKey,
    pathInfo: row.pathInfo,
    seoPathInfo: row.seoPath,
    isCanonical: row.isCanonical,
    isModified: row.isModified,
    isDeleted: false,
    isValid: true,
    url: row.seoPath,
    customFields: {},
  })

/** The canonical address of a page in the visit's language, as every read model keeps it; none when it has no page. */
export const canonicalUrls = (
  kind: keyof typeof routes,
  foreignKey: string,
  seoPath: string | null | undefined,
  visit: Visit,
) => {
  const { routeName, pathInfo } = routes[kind]
  return seoPath
    ? [
        seoUrlShape(
          {
            id: idFrom('seo-url', `${visit.locale}/${seoPath}`),
            routeName,
            foreignKey,
            pathInfo: `${pathInfo}${foreignKey}`,
            seoPath,
            isCanonical: true,
            isModified: false,
          },
          visit,
        ),
      ]
    : []
}
