import { Globe } from 'lucide-react'
import { locales } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { useAlternates } from '../../use-alternates.ts'

/** The languages, folded below the one that is spoken. */
export function LanguageSwitch() {
  const { header } = useTexts().site
  const locale = useLocale()

  return (
    <details className="drop language-switch" name="header">
      <summary>
        <Globe aria-hidden size={16} />
        <span className="sr-only">{header.language}: </span>
        {locales.find(({ code }) => code === locale)?.name}
      </summary>
      <LanguageLinks />
    </details>
  )
}

/** The same page in the other languages, each as a page of its own that is loaded anew. */
export function LanguageLinks() {
  const { header } = useTexts().site
  const locale = useLocale()
  const alternates = useAlternates()

  return (
    <ul className="languages" aria-label={header.language}>
      {locales.map(({ code, name }) => (
        <li key={code}>
          <a
            href={alternates[code]}
            lang={code}
            hrefLang={code}
            data-anew
            aria-current={code === locale ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
