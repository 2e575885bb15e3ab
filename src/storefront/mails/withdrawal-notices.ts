import type { WithdrawalMail } from '../../shop/withdrawal/withdrawal-mail.ts'
import { facts, heading, type Notice, quote, text } from './notice.ts'
import type { Labelled } from './order-facts.ts'
import type { MailTexts } from './texts/de.ts'
import type { Words } from './words.ts'

/** The receipt repeats what was declared, with date and time (Directive 2011/83/EU, Article 11a). */
export function withdrawalNotice(mail: WithdrawalMail, words: Words): Notice {
  return { locale: mail.locale, ...(mail.purpose === 'withdrawal-receipt' ? receipt : notice)(mail, words) }
}

const receipt = ({ withdrawal }: WithdrawalMail, { texts, moment }: Words) => {
  const { withdrawn } = texts
  const said = withdrawn.text(moment(withdrawal.declaredAt))

  return {
    subject: withdrawn.subject(withdrawal.contract),
    preview: said,
    blocks: [
      text(`${withdrawn.hello(withdrawal.name)},`),
      text(said),
      heading(withdrawn.declared),
      ...declared({ withdrawal }, { texts, moment }),
      text(withdrawn.next),
    ],
  }
}

const notice = (mail: WithdrawalMail, { texts, staff: { withdrawn }, moment }: Words) => {
  const { withdrawal, order } = mail
  const said = order ? withdrawn.matched(order.number) : withdrawn.unmatched

  return {
    isToCompany: true,
    subject: withdrawn.subject(order?.number ?? withdrawal.contract),
    preview: said,
    blocks: [
      text(said),
      ...declared(mail, { texts, moment }),
      ...(order ? [facts([withdrawn.orderedOn, moment(order.orderedAt)])] : []),
      text(withdrawn.next),
    ],
  }
}

const declared = (
  { withdrawal }: Pick<WithdrawalMail, 'withdrawal'>,
  { texts, moment }: Pick<Words, 'texts' | 'moment'>,
) => [
  facts(...declaredFacts({ withdrawal }, texts), [texts.withdrawn.received, moment(withdrawal.declaredAt)]),
  ...(withdrawal.message ? [heading(texts.withdrawn.message), quote(withdrawal.message)] : []),
]

const declaredFacts = (
  { withdrawal }: Pick<WithdrawalMail, 'withdrawal'>,
  { withdrawn }: MailTexts,
): Labelled[] => [
  [withdrawn.name, withdrawal.name],
  [withdrawn.email, withdrawal.email],
  [withdrawn.contract, withdrawal.contract],
  [withdrawn.items, withdrawal.items ?? withdrawn.all],
]
