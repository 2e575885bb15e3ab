import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import { locales } from '../../values/locale.ts'
import { slug } from '../../values/slug.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article } from './article.ts'
import type { Category } from './categories.ts'
import { readPages } from './content-pages.ts'
import { insertMissing, type Row } from './insert-missing.ts'
import { inEach } from './product-texts.ts'
import { categoryId, landingPageId, productId } from './seeded-ids.ts'

/** Where each page lives in each language, and where it once lived. */
export async function seedSeoUrls(db: Db, articles: readonly Article[], categories: readonly Category[]) {
  await insertMissing(db, 'seo_url', [
    ...articles.flatMap(productUrls),
    ...categories.flatMap(({ key, seoPath }) =>
      seoPath ? urls('frontend.navigation.page', categoryId(key), seoPath, true) : [],
    ),
    ...readPages().flatMap(({ key, seoPath }) =>
      urls('frontend.landing.page', landingPageId(key), seoPath, true),
    ),
  ])
}

function productUrls({ key, seoPath, kind, parentKey, name }: Article): Row[] {
  if (!seoPath) return []
  const id = productId(key)
  const current = urls('frontend.detail.page', id, seoPath, true)

  // Variants used to be found below their own name, parts below the number alone; such links are still around.
  if (parentKey) {
    const old = inEach((locale) => `${slug(name[locale])}-${slug(key)}`)
    return [...current, ...urls('frontend.detail.page', id, old, false)]
  }
  if (kind === 'spare-part') {
    return [
      ...current,
      ...urls(
        'frontend.detail.page',
        id,
        inEach(() => `artikel/${slug(key)}`),
        false,
      ),
    ]
  }
  return current
}

const technicalPath = {
  'frontend.detail.page': '/detail',
  'frontend.navigation.page': '/navigation',
  'frontend.landing.page': '/landingPage',
}

function urls(route: keyof typeof technicalPath, id: string, path: Translated, canonical: boolean): Row[] {
  return locales.map(({ code }) => ({
    id: idFrom('seo-url', `${code}/${path[code]}`),
    language: code,
    route_name: route,
    foreign_key: id,
    path_info: `${technicalPath[route]}/${id}`,
    seo_path: path[code],
    is_canonical: canonical,
  }))
}
