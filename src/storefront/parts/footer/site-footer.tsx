import { Check, Clock } from 'lucide-react'
import type { NavigationLink } from '../../navigation.ts'
import { useTexts } from '../../shop-frame.tsx'
import { NavigationAnchor } from '../header/main-navigation.tsx'
import { LegalBar } from './legal-bar.tsx'

/** Below every page: what the shop promises, where else one may go, when somebody is there. */
export function SiteFooter({ navigation }: { navigation: readonly NavigationLink[] }) {
  const { footer } = useTexts().site

  return (
    <footer className="site-footer">
      <ul className="promises shell">
        {footer.promises.map((promise) => (
          <li key={promise}>
            <Check aria-hidden size={18} />
            {promise}
          </li>
        ))}
      </ul>
      <div className="shell footer-columns">
        {navigation.map(({ name, children }) => (
          <nav key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {children.map((place) => (
                <li key={place.name}>
                  <NavigationAnchor link={place} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="shell flex items-center gap-2 pb-8 text-sm text-muted">
        <Clock aria-hidden size={16} />
        {footer.openingHours}
      </p>
      <LegalBar />
    </footer>
  )
}
