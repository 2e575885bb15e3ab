import type { FastifyInstance, FastifyReply } from 'fastify'
import { PictureBroken } from '../platform/images/picture-child.ts'
import { type PictureMaker, PicturesBusy } from '../platform/images/picture-maker.ts'
import type { Db } from '../platform/postgres/db.ts'
import { readMediaFile } from '../shop/media/read-media-file.ts'
import { readScenes } from '../shop/media/read-scenes.ts'
import {
  keepSocialPicture,
  readSocialFacts,
  readSocialPicture,
  type SocialFacts,
  socialPath,
} from '../shop/media/social-picture.ts'
import { de } from '../storefront/texts/de/de.ts'
import { en } from '../storefront/texts/en/en.ts'
import { fr } from '../storefront/texts/fr/fr.ts'
import { it } from '../storefront/texts/it/it.ts'
import { isId } from '../values/ids.ts'
import { isLocale, type Locale, localeEntry } from '../values/locale.ts'
import { forEver } from './media.ts'

type Parts = { db: Db; maker: PictureMaker; report: (problem: Error) => void }

/** What a link looks like where it is shared: a picture for each product and language, and one for all other pages. */
export function registerSocialPictures(app: FastifyInstance, { db, maker, report }: Parts): void {
  const underway = new Map<string, Promise<Buffer | null>>()
  /** Whoever asks for one that is being drawn waits for that one. */
  const once = (key: string, draw: () => Promise<Buffer | null>) => {
    const drawing = underway.get(key) ?? draw().finally(() => underway.delete(key))
    underway.set(key, drawing)
    return drawing
  }

  app.get<{ Params: { product: string; file: string } }>(
    '/media/social/:product/:file',
    async (request, reply) => {
      const { product, file } = request.params
      const [, locale] = /^([a-z]{2}-[A-Z]{2})-[0-9a-f]{16}\.jpg$/.exec(file) ?? []
      const facts = isId(product) && isLocale(locale) ? await readSocialFacts(db, product, locale) : null
      if (!facts || !isLocale(locale)) return notFound(reply)

      const path = socialPath(facts, locale)
      // It was shared under its name or picture of before.
      if (!path.endsWith(`/${file}`)) return reply.header('cache-control', 'no-store').redirect(path)
      return send(reply, forEver, () => once(path, () => ofProduct(facts, locale)))
    },
  )

  app.get<{ Params: { file: string } }>('/media/social/:file', async (request, reply) => {
    const locale = /^(.+)\.jpg$/.exec(request.params.file)?.[1]
    if (!isLocale(locale)) return notFound(reply)

    const aDay = { ...forEver, 'cache-control': 'public, max-age=86400' }
    return send(reply, aDay, () => once(locale, () => ofShop(locale)))
  })

  async function ofProduct(facts: SocialFacts, locale: Locale): Promise<Buffer> {
    const kept = await readSocialPicture(db, facts, locale)
    if (kept) return kept

    const { site } = texts[localeEntry(locale).language]
    const wish = { title: facts.name, text: facts.subtitle, shopName: site.shopName, claim: site.claim }
    const content = await draw(wish, facts.cover?.url, false)
    await keepSocialPicture(db, facts, locale, content)
    return content
  }

  async function ofShop(locale: Locale): Promise<Buffer> {
    const { site, home } = texts[localeEntry(locale).language]
    const [scene] = await readScenes(db, locale, ['home'])
    return draw(
      { title: site.claim, text: home.text, shopName: site.shopName, claim: '' },
      scene?.picture.url,
      true,
    )
  }

  /** A cover that cannot be read leaves the words. */
  async function draw(words: Words, url: string | undefined, fills: boolean): Promise<Buffer> {
    const drawn = (bytes: Uint8Array | null) =>
      maker.make('social', async () => [{ ...words, picture: bytes && { bytes, fills } }])
    const hash = /\/media\/([0-9a-f]{32})\//.exec(url ?? '')?.[1]
    const file = hash ? await readMediaFile(db, hash) : null

    return drawn(file?.content ?? null).catch((problem) => {
      if (!(problem instanceof PictureBroken) || !file) throw problem
      report(new Error(`the picture ${hash} cannot be read`, { cause: problem }))
      return drawn(null)
    })
  }
}

type Words = { title: string; text: string; shopName: string; claim: string }

const texts = { de, en, fr, it }

async function send(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  find: () => Promise<Buffer | null>,
) {
  try {
    const content = await find()
    return content ? reply.headers(headers).type('image/jpeg').send(content) : notFound(reply)
  } catch (error) {
    if (!(error instanceof PicturesBusy)) throw error
    return reply
      .status(503)
      .headers({ 'retry-after': '10', 'cache-control': 'no-store' })
      .type('text/plain')
      .send('Busy')
  }
}

const notFound = (reply: FastifyReply) => reply.status(404).type('text/plain').send('Not found')
