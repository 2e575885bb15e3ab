import { type Locale, locales } from '../../../values/locale.ts'
import type { PageMeta } from '../../meta.ts'
import { paths } from '../../paths.ts'
import type { StoreApi } from '../../store-api.ts'
import { said } from '../product/product-path.ts'

export type LoadedContent = {
  title: string
  description: string
  sections: readonly { heading: string | null; text: string }[]
  canonical: string
  alternates: Partial<Record<Locale, string>>
}

/** A page of texts, such as imprint or terms. */
export async function loadContent(
  id: string,
  { storeApi, locale }: { storeApi: StoreApi; locale: Locale },
): Promise<LoadedContent> {
  const page = await storeApi.call('POST /landing-page/{landingPageId}', { landingPageId: id })
  const pathIn = (locale: Locale) => {
    const seoPath = page.alternatePaths[locale]
    return seoPath ? paths.seo(locale, seoPath) : paths.landingPage(locale, id)
  }

  return {
    title: said(page, 'metaTitle') || said(page, 'name'),
    description: said(page, 'metaDescription') || (page.sections[0]?.text ?? ''),
    sections: page.sections.map(({ heading, text }) => ({ heading, text })),
    canonical: pathIn(locale),
    alternates: Object.fromEntries(locales.map(({ code }) => [code, pathIn(code)])),
  }
}

export const contentMeta = ({ title, description, canonical, alternates }: LoadedContent): PageMeta => ({
  title,
  description,
  canonical,
  alternates,
  trail: [{ name: title }],
})
