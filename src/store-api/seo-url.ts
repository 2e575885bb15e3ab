import { sql } from 'kysely'
import { type Column, column } from '../platform/postgres/query/column.ts'
import { orderBy } from '../platform/postgres/query/order-by.ts'
import { where } from '../platform/postgres/query/where.ts'
import { readSeoUrls, seoUrlColumns } from '../shop/catalogue/seo-urls.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import { criteriaWish, readCriteria } from './criteria/criteria.ts'
import type { Entity } from './criteria/entity.ts'
import { onlyFields } from './criteria/only-fields.ts'
import { searchResult } from './criteria/search-result.ts'
import { reading } from './endpoint.ts'
import { seoUrlShape } from './shapes/seo-url.ts'

/** POST /seo-url: the addresses that hold in the visit's language; `page` also knows those that once did. */
export const post = reading(criteriaWish, async (wish, { db, visit }) => {
  const criteria = readCriteria(seoUrlEntity(visit), wish, visit.now)
  const { page, limit, ids, sort, count, fields } = criteria
  const { urls, count: countAll } = await readSeoUrls(db, visit.locale, {
    where: sql`${where(criteria.filter)} and ${where(criteria.postFilter)}
      and ${ids ? sql`url.id = any(${[...ids]}::uuid[])` : sql`true`}`,
    order: sort.length > 0 ? orderBy(sort, sql`url.id`) : sql`url.id`,
    offset: (page - 1) * limit,
    limit,
  })

  return searchResult('seo_url', {
    page,
    limit,
    total: count === 'none' ? urls.length : await countAll(),
    aggregations: [] as never[],
    elements: urls.map((url) => onlyFields(seoUrlShape(url, visit), fields)),
  })
})

function seoUrlEntity({ channel }: Visit): Entity<Column> {
  const { seoPath, ...own } = seoUrlColumns
  const fields: Readonly<Record<string, Column>> = {
    ...own,
    seoPathInfo: seoPath,
    isDeleted: column('boolean', sql`false`),
    salesChannelId: column('id', sql`${channel.id}::uuid`),
  }
  return {
    name: 'seo_url',
    field: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined),
    associations: {},
    properties: ['url', 'isValid', 'customFields'],
  }
}
