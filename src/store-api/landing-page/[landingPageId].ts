import { z } from 'zod'
import { findContentPage } from '../../shop/catalogue/content-page.ts'
import { refuse } from '../../shop/refusal.ts'
import { say } from '../../values/translated.ts'
import { reading } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { canonicalUrls } from '../shapes/seo-url.ts'
import { struct } from '../shapes/struct.ts'

/** POST /landing-page/{landingPageId} */
export const post = reading(
  z.object({ landingPageId: idWish<'landing-page'>('landingPageId') }),
  async ({ landingPageId }, { db, visit, withSeoUrls }) => {
    const page = await findContentPage(db, landingPageId)
    if (!page) return refuse('landing-page.unknown', { landingPageId })

    const { locale } = visit
    const url = say(page.seoPath, locale)
    const name = say(page.title, locale)
    const texts = { name, url, metaTitle: name, metaDescription: '', keywords: '' }
    return struct('landing_page', {
      id: landingPageId,
      active: true,
      ...texts,
      translated: { ...texts, customFields: {} },
      cmsPageId: null,
      cmsPage: null,
      customFields: {},
      /** Only this shop's: the texts, until the page builder lays them out. */
      sections: page.body.map(({ heading, text }) =>
        struct('landing_page_section', { heading: heading && say(heading, locale), text: say(text, locale) }),
      ),
      alternatePaths: page.seoPath,
      ...(withSeoUrls && { seoUrls: canonicalUrls('landing_page', landingPageId, url, visit) }),
    })
  },
)
