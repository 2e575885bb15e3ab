import type { Channel } from '../../shop/channel/channel.ts'
import { paths } from '../../storefront/paths.ts'
import { type Locale, locales } from '../../values/locale.ts'
import type { KeptPages } from './keep-pages.ts'

export type WarmUp = {
  channel: () => Promise<Channel>
  /** Comes back when nobody waits for anything. */
  calm: () => Promise<void>
  /** Whether to go on. */
  isOpen: () => boolean
  report: (fault: unknown) => void
}

/** Where most visitors come in. */
const doors = [
  'home',
  'wasteSystems',
  'advanced',
  'xLineSelection',
  'xLine',
  'xLinePro',
  'dLine',
  'boxxR',
  'sLine',
  'spareParts',
] as const satisfies readonly (keyof typeof paths)[]

const mostCategories = 12

/** Draws the pages that will be asked for first, one after the other and only while nobody waits. */
export async function warmUp(kept: KeptPages, { channel, calm, isOpen, report }: WarmUp): Promise<void> {
  const read = await channel()
  for (const { code } of locales) {
    for (const address of [...doors.map((name) => paths[name](code)), ...categoryPaths(read, code)]) {
      await calm()
      if (!isOpen()) return
      await kept.prepare(address).catch(report)
    }
  }
}

/** The uppermost categories of the main navigation. */
const categoryPaths = ({ categories, navigationCategoryId }: Channel, locale: Locale): string[] =>
  categories
    .filter(({ path, type, active }) => active && type === 'page' && path.includes(navigationCategoryId))
    .toSorted((a, b) => a.level - b.level || a.position - b.position)
    .flatMap(({ seoPath }) => (seoPath?.[locale] ? [paths.seo(locale, seoPath[locale])] : []))
    .slice(0, mostCategories)
