import type { Db } from '../../platform/postgres/db.ts'
import { countReviews } from '../../shop/catalogue/count-reviews.ts'
import { idFrom } from '../../values/ids.ts'
import { type Locale, locales } from '../../values/locale.ts'
import { insertMissing, type Row } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { productId } from './seeded-ids.ts'

type ReviewData = {
  pools: Record<string, Record<Locale, { points: number; title: string; text: string }[]>>
  authors: Record<Locale, string[]>
  families: { family: string; pool: string; perLanguage: number; about: string[] }[]
}

/** Invented reviews, marked as such: each about one variant, each text once in a family. */
export async function seedReviews(db: Db, today: string) {
  await insertMissing(db, 'product_review', demoReviews(today))
  await countReviews(db, 'all')
}

function demoReviews(today: string): Row[] {
  const { pools, authors, families } = readSeed<ReviewData>('reviews')

  return families.flatMap(({ family, pool, perLanguage, about }, position) =>
    locales.flatMap(({ code }, language) =>
      (pools[pool]?.[code] ?? []).slice(0, perLanguage).map(({ points, title, text }, index) => {
        const names = authors[code]
        const daysAgo = 9 + ((position * 41 + language * 67 + index * 113) % 360)
        return {
          id: idFrom('product-review', `${family}/${code}/${index}`),
          product_id: productId(about[index % about.length] ?? family),
          language: code,
          author: names[(position * 3 + index * 5 + language) % names.length],
          title,
          content: text,
          points,
          active: true,
          demo: true,
          created_at: new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString(),
        }
      }),
    ),
  )
}
