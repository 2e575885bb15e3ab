import type { EnquiryMail } from '../../shop/forms/enquiry-mail.ts'
import { localeEntry } from '../../values/locale.ts'
import { facts, heading, type Notice, quote, small, text } from './notice.ts'
import type { Labelled } from './order-facts.ts'
import type { Words } from './words.ts'

/** What came through a form: told to the company in full, and to whoever sent it that it came. */
export function enquiryNotice(mail: EnquiryMail, words: Words): Notice {
  return { locale: mail.locale, ...(mail.purpose === 'enquiry-receipt' ? receipt : notice)(mail, words) }
}

/**
 * It repeats what was typed to nobody but whoever was logged in with this address: anybody may type anybody's, and no mail
 * of ours carries a stranger's words.
 */
const receipt = ({ enquiry, dealer }: EnquiryMail, { texts, moment }: Words) => {
  const { enquired } = texts
  const said = enquired.text[enquiry.kind](moment(enquiry.receivedAt))

  return {
    subject: enquired.subject[enquiry.kind],
    preview: said,
    blocks: [
      text(`${enquired.hello},`),
      text(said),
      ...(dealer ? [facts([enquired.dealer, `${dealer.name}, ${dealer.zip} ${dealer.city}`])] : []),
      ...(enquiry.wantsCopy && enquiry.message
        ? [heading(enquired.copy), ...subjectOf(enquiry.subject), quote(enquiry.message)]
        : []),
      text(enquired.next),
      ...(enquiry.wantsCopy ? [] : [small(enquired.notYou)]),
    ],
  }
}

const subjectOf = (subject: string | null) => (subject ? [text(subject)] : [])

const notice = ({ enquiry, dealer }: EnquiryMail, { staff: { enquiry: texts }, moment }: Words) => {
  const name = joined(enquiry.firstName, enquiry.lastName)
  const about = enquiry.subject ?? joined(name, enquiry.zip, enquiry.city)
  const said = texts.came(moment(enquiry.receivedAt))
  const address = [joined(enquiry.street, enquiry.houseNumber), joined(enquiry.zip, enquiry.city)]
  const known: [label: string, value: string | null][] = [
    [texts.name, name],
    [texts.email, enquiry.email],
    [texts.phone, enquiry.phone],
    [texts.address, address.filter(Boolean).join(', ')],
    [texts.canton, enquiry.canton],
    [texts.dealer, dealer && `${dealer.name}, ${dealer.zip} ${dealer.city}`],
    [texts.location, enquiry.location],
    [texts.language, localeEntry(enquiry.locale).name],
  ]

  return {
    isToCompany: true,
    subject: texts.subject[enquiry.kind](about),
    preview: said,
    blocks: [
      text(said),
      facts(...known.flatMap(([label, value]): Labelled[] => (value ? [[label, value]] : []))),
      ...(enquiry.message ? [heading(texts.message), quote(enquiry.message)] : []),
      text(texts.next),
    ],
  }
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')
