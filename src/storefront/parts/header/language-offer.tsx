import { Globe } from 'lucide-react'
import { type Locale, localeEntry } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'

/** Said in the language that is offered, since only who reads it is meant. */
const offers: Record<Exclude<Locale, 'de-DE'>, { offer: string; stay: string }> = {
  'en-US': { offer: 'This shop is available in English.', stay: 'Stay with German' },
  'it-IT': { offer: 'Questo negozio è disponibile in italiano.', stay: 'Resta in tedesco' },
  'fr-FR': { offer: 'Cette boutique existe en français.', stay: 'Rester en allemand' },
}

/** On a first visit, to whose browser wishes another language. Both answers are remembered. */
export function LanguageOffer({ offered }: { offered: Locale }) {
  if (offered === 'de-DE') return null
  const { offer, stay } = offers[offered]

  return (
    <aside lang={offered} className="bg-primary-soft">
      <div className="shell flex flex-wrap items-center gap-x-5 py-1 text-sm">
        <Globe aria-hidden size={16} />
        <p>{offer}</p>
        <a href={paths.home(offered)} hrefLang={offered} data-anew className="link py-3 font-medium">
          {localeEntry(offered).name}
        </a>
        <a href={paths.home('de-DE')} data-anew className="link ml-auto py-3">
          {stay}
        </a>
      </div>
    </aside>
  )
}
