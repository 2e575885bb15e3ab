import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { workerDatabase } from '../database-copy.ts'

const db = openDb({ url: await workerDatabase(), pool: 1 })
afterAll(() => db.destroy())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

describe('seeded addresses', () => {
  it('give every product and every page of a category one in each language', async () => {
    const homeless = await rows(sql`
      select p.number as what from product p, language
      where not has_variants and not exists (
        select from seo_url where foreign_key = p.id and seo_url.language = code and is_canonical)
      union all
      select c.key from category c, language
      where type = 'page' and key <> 'home' and not exists (
        select from seo_url where foreign_key = c.id and seo_url.language = code and is_canonical)`)

    expect(homeless).toEqual([])
  })

  it('keep old ones beside those that count', async () => {
    const [old] = await rows(sql<{ n: number }>`
      select count(*) as n from seo_url old
      where not is_canonical and exists (
        select from seo_url now where now.foreign_key = old.foreign_key and now.language = old.language
        and now.is_canonical)`)

    expect(old?.n).toBeGreaterThan(600)
  })

  it('put the first variant at the address of its family', async () => {
    const paths = await rows(sql<{ number: string; seo_path: string }>`
      select number, seo_path from seo_url join product on product.id = foreign_key
      where language = 'de-DE' and is_canonical and number in ('10.45.171', '10.45.351', '71.01.001') order by number`)

    expect(paths).toEqual([
      { number: '10.45.171', seo_path: 'x-line-45-trennsystem' },
      { number: '10.45.351', seo_path: 'x-line-45-trennsystem/10-45-351' },
      { number: '71.01.001', seo_path: 'fuehrung-links-nennlaenge-400-mm-71-01-001' },
    ])
  })

  it('lead to legal pages that have something to read', async () => {
    const pages = await rows(sql<{ key: string; paths: number }>`
      select page ->> 'key' as key, (
        select count(*) from seo_url
        where route_name = 'frontend.landing.page' and seo_path in (
          select value from jsonb_each_text(page -> 'seoPath'))) as paths
      from setting, jsonb_array_elements(value) page where setting.key = 'content-pages'`)

    expect(pages.map(({ key }) => key).sort()).toEqual([
      'accessibility',
      'imprint',
      'privacy',
      'shipping-costs',
      'terms',
      'withdrawal',
    ])
    for (const { paths } of pages) expect(paths).toBeGreaterThanOrEqual(4)
  })

  it('fill three navigations, whose links end at something', async () => {
    const dangling = await rows(sql`
      select key from category
      where type = 'link' and case link_type
        when 'external' then external_link is null or external_link !~ '^/'
        when 'category' then not exists (select from category target where target.id = category.internal_link)
        when 'landing_page' then not exists (select from seo_url where foreign_key = internal_link)
        else true end`)
    const roots = await rows(sql<{ key: string; links: number }>`
      select root.key, (select count(*) from category c where c.path[1] = root.id) as links
      from category root where parent_id is null order by key`)

    expect(dangling).toEqual([])
    expect(roots.map(({ key }) => key)).toEqual(['footer', 'home', 'service-navigation'])
    for (const { links } of roots) expect(links).toBeGreaterThan(2)
  })

  it('tell the way from the root in four languages', async () => {
    const [trail] = await rows(sql<{ breadcrumb: string[] }>`
      select breadcrumb from category_translation join category on category.id = category_id
      where key = 'spare-parts/frontauszug/fuehrung' and language = 'fr-FR'`)

    expect(trail?.breadcrumb).toEqual([
      'Accueil',
      'Pièces détachées',
      'Coulissant frontal',
      'Glissières et ferrures',
    ])
  })
})
