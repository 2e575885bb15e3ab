import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { seedSynonyms } from './synonyms.ts'

/** Dealers, towns, cantons, videos, blog, glossary and synonyms: what the pages beside the shop read. */
export async function seedContent(db: Db) {
  await seedDealers(db)
  await seedPlaces(db)
  await seedVideos(db)
  await seedBlog(db)
  await seedGlossary(db)
  await seedSynonyms(db)
}

type DealerData = {
  id: string
  name: string
  type: string
  street: string
  zip: string
  city: string
  region: string | null
  country: string
  lat: number
  lon: number
  phone: string | null
  email: string | null
  website: string | null
  languages: string[]
  services: object
  exhibitedLines: string[]
  openingHours: object
}

async function seedDealers(db: Db) {
  const { dealers } = readSeed<{ dealers: DealerData[] }>('dealers')

  await insertMissing(
    db,
    'dealer',
    dealers.map(({ id, lat, lon, exhibitedLines, openingHours, ...dealer }) => ({
      id: idFrom('dealer', id),
      key: id,
      name: dealer.name,
      type: dealer.type,
      street: dealer.street,
      zip: dealer.zip,
      city: dealer.city,
      region: dealer.region,
      country: dealer.country,
      latitude: lat,
      longitude: lon,
      phone: dealer.phone,
      email: dealer.email,
      website: dealer.website,
      languages: dealer.languages,
      services: dealer.services,
      exhibited_lines: exhibitedLines,
      opening_hours: openingHours,
    })),
  )
}

type TownData = {
  country: string
  zip: string
  name: string
  region: string | null
  lat: number
  lon: number
  altNames?: string[]
  major?: boolean
  /** The first and the last postal code of a town that has several. */
  zips?: [string, string]
}
type CantonData = { code: string; name: Translated; languages: string[]; officialOrder: number }

async function seedPlaces(db: Db) {
  const { towns } = readSeed<{ towns: TownData[] }>('towns')
  const { cantons } = readSeed<{ cantons: CantonData[] }>('cantons')

  await insertMissing(
    db,
    'town',
    towns.map(({ country, zip, name, region, lat, lon, altNames, major, zips }) => ({
      id: idFrom('town', `${country}/${zip}/${name}`),
      country,
      zip,
      name,
      region,
      latitude: lat,
      longitude: lon,
      other_names: altNames ?? [],
      major: major ?? false,
      first_zip: zips?.[0] ?? zip,
      last_zip: zips?.[1] ?? zip,
    })),
  )
  await insertMissing(
    db,
    'canton',
    cantons.map(({ code, name, languages, officialOrder }) => ({
      code,
      name,
      languages,
      position: officialOrder,
    })),
  )
}

type VideoData = {
  id: string
  line: string | null
  seconds: number
  title: Translated
  file: string
  captions: string[]
}

async function seedVideos(db: Db) {
  const { videos } = readSeed<{ videos: VideoData[] }>('videos')

  await insertMissing(
    db,
    'video',
    videos.map(({ id, line, seconds, title, file, captions }) => ({
      id: idFrom('video', id),
      key: id,
      line: line ?? null,
      seconds,
      title,
      file_name: file,
      captions,
    })),
  )
}

type PostData = {
  slug: string
  date: string
  category: string
  title: Translated
  teaser: Translated
  views: number
  related: string[]
}

async function seedBlog(db: Db) {
  const { categories, posts } = readSeed<{ categories: Record<string, Translated>; posts: PostData[] }>(
    'blog',
  )

  await insertMissing(
    db,
    'blog_post',
    posts.map(({ slug, date, category, title, teaser, views, related }) => ({
      id: idFrom('blog-post', slug),
      slug,
      published_on: date,
      category,
      category_name: categories[category],
      title,
      teaser,
      views,
      related,
    })),
  )
}

async function seedGlossary(db: Db) {
  const { terms } = readSeed<{ terms: Translated[] }>('glossary')

  await insertMissing(
    db,
    'glossary_term',
    terms.map((term, position) => ({ id: idFrom('glossary-term', term['de-DE']), term, position })),
  )
}
