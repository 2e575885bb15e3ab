import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertMedia } from '../../src/server/seed/media-files.ts'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openPages, origin } from './open-pages.ts'

const pages = openPages()
const product = idFrom<'product'>('product', '10.45.171')

/** Photographs on a product of the seed, the first its cover. */
async function hang(...looks: { color: string; isTransparent: boolean }[]) {
  const photographs = looks.map((look, position) => ({
    id: idFrom<'media'>('media', `test/${position}`),
    fileName: `photograph-${position}`,
    extension: 'webp',
    mimeType: 'image/webp',
    content: Buffer.from(`photograph ${position}`),
    size: { width: 1600, height: 1200 },
    look,
    alt: { 'de-DE': 'Foto', 'en-US': 'Photo', 'it-IT': 'Foto', 'fr-FR': 'Photo' },
  }))
  await insertMedia(pages.db(), photographs)
  for (const [position, { id }] of photographs.entries()) {
    await sql`insert into product_media values (${product}, ${id}, ${position - 10})`.execute(pages.db())
  }
  await sql`update product set cover_media_id = ${photographs[0]?.id} where id = ${product}`.execute(
    pages.db(),
  )
  await writeProductViews(pages.db(), [product])
}

async function htmlOf(path: string): Promise<string> {
  const answer = await pages.ask(path)
  const elsewhere = answer.headers.get('location')
  return elsewhere ? htmlOf(elsewhere) : answer.text()
}

const picturePreloads = (html: string) => html.match(/<link rel="preload"[^>]*as="image"[^>]*>/g) ?? []
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

describe('the page of a product', () => {
  it('asks for its first picture in the head, once, where the screen is wide, in the form it begins with itself', async () => {
    await hang({ color: '#778899', isTransparent: true }, { color: '#998877', isTransparent: false })
    const html = await htmlOf(`/detail/${product}`)
    const [preload = '', ...others] = picturePreloads(html)
    const [, srcset = ''] = /imageSrcSet="([^"]*)"/.exec(preload) ?? []

    expect(others).toEqual([])
    expect(headOf(html)).toContain(preload)
    expect(preload).toContain('type="image/avif"')
    expect(preload).toContain('fetchPriority="high"')
    expect(preload).toContain('media="(min-width: 48rem)"')
    expect(srcset).toContain('/photograph-0.avif 640w')
    expect(html.match(/<source[^>]*>/)?.[0]).toContain(`srcSet="${srcset}"`)
  })

  it('puts what is transparent on the stage, and its colour where the rest will be', async () => {
    await hang({ color: '#778899', isTransparent: true }, { color: '#998877', isTransparent: false })
    const html = await htmlOf(`/detail/${product}`)
    const [first = '', second = ''] = [0, 1].map(
      (position) =>
        new RegExp(`<picture(?:(?!<picture).)*photograph-${position}.*?</picture>`).exec(html)?.[0],
    )

    expect(first).not.toContain('--ground')
    expect(second).toContain('--ground:#998877')
    expect([first, second].every((picture) => /width="1600" height="1200"/.test(picture))).toBe(true)
    expect([first, second].every((img) => img.includes('loading="lazy"'))).toBe(true)
  })

  it('brings a preview of its first picture along, and of no other', async () => {
    await hang({ color: '#778899', isTransparent: true }, { color: '#998877', isTransparent: false })
    const previewed = () =>
      sql`update media_file set preview = 'small picture' where hash in (select hash from media where id = any(${[0, 1].map((position) => idFrom<'media'>('media', `test/${position}`))}))`
    const without = await htmlOf(`/detail/${product}`)
    await previewed().execute(pages.db())
    const html = await htmlOf(`/detail/${product}`)

    expect(without).not.toContain('--preview:')
    expect(html.match(/--preview:url\([^)]*\);[^"]*/g)).toEqual([
      `--preview:url(data:image/avif;base64,${btoa('small picture')});`,
    ])
  })

  it('tells social networks what to show, and how large it is', async () => {
    const html = await htmlOf(`/detail/${product}`)
    const property = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1]

    expect(property('image')).toMatch(
      new RegExp(`^${origin}/media/social/${product}/de-DE-[0-9a-f]{16}\\.jpg$`),
    )
    expect([property('image:width'), property('image:height')]).toEqual(['1200', '630'])
    expect(property('image:alt')).toBeTruthy()
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
  })
})

describe('any other page', () => {
  it('is shared with the picture of the shop, in its language', async () => {
    expect(await htmlOf('/fr-FR/kontakt')).toContain(
      `property="og:image" content="${origin}/media/social/fr-FR.jpg"`,
    )
  })
})
