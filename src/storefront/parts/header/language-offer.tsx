import { Globe } from 'lucide-react'
import { type Locale, localeEntry } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'

/** Each said in the language that is offered, since only who reads it is meant. */
const offers: readonly { offered: Locale; offer: string; stay: string }[] = [
  { offered: 'en-US', offer: 'This shop is available in English.', stay: 'Stay with German' },
  { offered: 'it-IT', offer: 'Questo negozio è disponibile in italiano.', stay: 'Resta in tedesco' },
  { offered: 'fr-FR', offer: 'Cette boutique existe en français.', stay: 'Rester en allemand' },
]

/**
 * For the front door: on a first visit the one that the browser wishes for is shown (`language-script.ts`). Both answers
 * are remembered.
 */
export const LanguageOffers = () =>
  offers.map(({ offered, offer, stay }) => (
    <aside key={offered} lang={offered} className="language-offer bg-primary-soft">
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
  ))
