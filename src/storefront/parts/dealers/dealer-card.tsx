import { ChevronDown, Globe, Mail, MapPin, Phone, Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { formatKilometres } from './format-kilometres.ts'
import { lineNames } from './line-names.ts'
import type { FullDealer } from './load-dealers.ts'
import { OpeningTimes } from './opening-times.tsx'

type DealerCardProps = {
  dealer: FullDealer
  order: number
  from: { latitude: number; longitude: number } | null
  /** With all there is to say about it. */
  open: boolean
}

/** A dealer with all that leads to him. Its number is that of its pin. */
export function DealerCard({ dealer, order, from, open }: DealerCardProps) {
  const texts = useTexts().dealers
  const { key, name, type, street, zip, city, country, phone, email, website } = dealer
  const showroom = dealer.services.find((service) => service === 'exhibition')
  const fitting = dealer.services.find((service) => service === 'assembly')
  const path = usePaths()

  return (
    <li id={key} className="dealer" tabIndex={-1}>
      <a className="dealer-number" href={`#pin-${key}`} data-type={type} aria-label={texts.onMap(order)}>
        {order}
      </a>
      <div className="dealer-head">
        <h3>{name}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{texts.types[type]}</Badge>
          {dealer.distanceKm !== null && (
            <span className="text-muted tabular-nums">
              {texts.kilometres(formatKilometres(dealer.distanceKm))}
            </span>
          )}
        </p>
      </div>
      <div className="dealer-body">
        <ul className="dealer-ways">
          <Way icon={<MapPin aria-hidden size={18} />}>
            <address className="not-italic py-2.5">
              {street}, {country}-{zip} {city}
            </address>
          </Way>
          {phone && (
            <Way icon={<Phone aria-hidden size={18} />}>
              <a
                className="link"
                href={`tel:${phone.replace(/\s/g, '')}`}
                aria-label={`${texts.call}: ${phone}`}
              >
                {phone}
              </a>
            </Way>
          )}
          {email && (
            <Way icon={<Mail aria-hidden size={18} />}>
              <a className="link" href={`mailto:${email}`} aria-label={`${texts.write}: ${email}`}>
                {email}
              </a>
            </Way>
          )}
          {website && (
            <Way icon={<Globe aria-hidden size={18} />}>
              <a
                className="link"
                href={website}
                rel="noopener noreferrer nofollow"
                aria-label={`${texts.website}: ${hostOf(website)}`}
              >
                {hostOf(website)}
              </a>
            </Way>
          )}
          <Way icon={<Route aria-hidden size={18} />} className="not-printed">
            <a
              className="link"
              href={routeTo(dealer, from)}
              rel="noopener noreferrer nofollow"
              aria-label={texts.routeTo(name)}
            >
              {texts.route}
            </a>
          </Way>
        </ul>
        <details className="dealer-more" open={open}>
          <summary>
            {texts.more}
            <ChevronDown aria-hidden size={16} />
          </summary>
          <dl className="dealer-facts">
            {dealer.openingHours.length > 0 && (
              <Fact term={texts.hours}>
                <OpeningTimes hours={dealer.openingHours} />
              </Fact>
            )}
            {dealer.lines.length > 0 && (
              <Fact term={texts.lines}>{dealer.lines.map((line) => lineNames[line] ?? line).join(', ')}</Fact>
            )}
            {dealer.services.length > 0 && (
              <Fact term={texts.offers}>
                {dealer.services.map((service) => texts.services[service]).join(', ')}
              </Fact>
            )}
            <Fact term={texts.speaks}>
              {dealer.languages.map((language) => texts.languages[language] ?? language).join(', ')}
            </Fact>
          </dl>
        </details>
        {(showroom || fitting) && (
          <p className="flex flex-wrap gap-3 not-printed">
            {showroom && (
              <ButtonLink
                look="quiet"
                to={`${path('assembly', { service: showroom, partner: key })}#request`}
              >
                {texts.visit}
              </ButtonLink>
            )}
            {fitting && (
              <ButtonLink look="quiet" to={`${path('assembly', { service: fitting, partner: key })}#request`}>
                {texts.assembly}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

const Way = ({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) => (
  <li className={className}>
    {icon}
    {children}
  </li>
)

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const hostOf = (website: string): string => website.replace(/^https?:\/\//, '')

/** Asked only when somebody presses it: nothing of the map's maker is loaded here. */
function routeTo(to: { latitude: number; longitude: number }, from: DealerCardProps['from']): string {
  const start = from ? `${from.latitude.toFixed(3)},${from.longitude.toFixed(3)}` : ''
  const route = `${start};${to.latitude},${to.longitude}`
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=${encodeURIComponent(route)}`
}
