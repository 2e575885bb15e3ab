import type { Locale } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { WireSeoUrl } from './wire.ts'

/** Where a product lives: its SEO path, otherwise /detail/{id} (contract 5.7). */
export function productPath(
  locale: Locale,
  { id, seoUrls }: { id: string; seoUrls?: readonly WireSeoUrl[] | null | undefined },
): string {
  const seoPath = seoUrls?.[0]?.seoPathInfo
  return seoPath ? paths.seo(locale, seoPath) : paths.detail(locale, id)
}

/** A text of an entity in the language of the visit (contract 5.7, getTranslatedProperty). */
export const said = <Name extends string>(
  entity: { [Key in Name]?: string | null | undefined } & {
    translated?: { [Key in Name]?: string | null | undefined } | undefined
  },
  name: Name,
): string => entity.translated?.[name] || entity[name] || ''
