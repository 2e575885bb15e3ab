import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerOf } from '../../../store-api/client.ts'
import { useTexts } from '../../shop-frame.tsx'
import { OpeningTimes } from '../dealers/opening-times.tsx'

export type WireCompany = AnswerOf<'POST /company'>

/** How to reach the company without any form. */
export function CompanyFacts({ company }: { company: WireCompany }) {
  const { contact, fields } = useTexts().forms
  const { name, street, houseNumber, zip, city, country, phone, email, openingHours } = company

  return (
    <dl className="company-facts">
      <Fact icon={<Phone aria-hidden size={20} />} term={fields.phone}>
        <a className="link" href={`tel:${phone.replace(/\s/g, '')}`}>
          {phone}
        </a>
      </Fact>
      <Fact icon={<Mail aria-hidden size={20} />} term={fields.email}>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      <Fact icon={<Clock aria-hidden size={20} />} term={contact.hours}>
        <OpeningTimes hours={openingHours} />
      </Fact>
      <Fact icon={<MapPin aria-hidden size={20} />} term={contact.address}>
        <address className="not-italic">
          {name}
          <br />
          {street} {houseNumber}
          <br />
          {country}-{zip} {city}
        </address>
      </Fact>
    </dl>
  )
}

const Fact = ({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
)
