import { CreditCard, LifeBuoy, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import type { NavigationLink } from '../../navigation.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { CountryChoice } from '../country-choice.tsx'
import type { Announced } from '../header/announcement.tsx'
import { ColorMode } from '../header/color-mode.tsx'
import { LanguageLinks } from '../header/language-switch.tsx'
import { Logo } from '../header/logo.tsx'
import { NavigationAnchor } from '../header/main-navigation.tsx'
import { LegalBar } from './legal-bar.tsx'

type SiteFooterProps = {
  navigation: readonly NavigationLink[]
  country: { id: string; name: string }
  /** The names of the ways to pay. */
  payments: readonly string[]
  announced: Announced | undefined
  claims: readonly { key: string; short: string }[]
}

/** Below every page: what the shop promises, where else one may go, how one orders and reaches somebody. */
export function SiteFooter({ navigation, country, payments, announced, claims }: SiteFooterProps) {
  const { site } = useTexts()
  const { footer } = site
  const path = usePaths()

  return (
    <footer className="site-footer deep below">
      <ul className="footer-promises shell">
        {claims.map(({ key, short }) => (
          <li key={key}>{short}</li>
        ))}
      </ul>
      <div className="shell footer-main below">
        <div className="footer-brand">
          <Logo />
          <p>{site.claim}</p>
        </div>
        <div className="footer-columns">
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
      </div>
      <dl className="shell footer-facts below">
        <Fact icon={<LifeBuoy aria-hidden size={20} />} title={footer.help}>
          <p>{footer.openingHours}</p>
          {announced && <p>{announced.title}</p>}
          <Link to={path('contact')}>{footer.contact}</Link>
        </Fact>
        <Fact icon={<Truck aria-hidden size={20} />} title={footer.delivery}>
          <CountryChoice country={country} />
          <Link to={path('shipping')}>{site.legal.shipping}</Link>
        </Fact>
        <Fact icon={<CreditCard aria-hidden size={20} />} title={footer.payment}>
          <p>{payments.join(', ')}</p>
        </Fact>
      </dl>
      <div className="shell footer-settings below">
        <LanguageLinks />
        <ColorMode />
      </div>
      <LegalBar />
    </footer>
  )
}

const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      {title}
    </dt>
    <dd>{children}</dd>
  </div>
)
