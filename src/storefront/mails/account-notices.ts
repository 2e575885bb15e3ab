import type { AccountMail } from '../../shop/customers/account-mail.ts'
import type { AccountNews } from '../../shop/customers/account-news.ts'
import type { Locale } from '../../values/locale.ts'
import { paths } from '../paths.ts'
import { type Block, button, facts, heading, type Notice, points, quote, small, text } from './notice.ts'
import type { Words } from './words.ts'

/** What is told about an account. */
export function accountNotice({ news, locale, greeting, origin }: AccountMail, words: Words): Notice {
  if (news.purpose === 'professional-notice') return { locale, ...professionalNotice(news, words) }
  const { subject, said, rest } = toldOf(news, words, linksOf(origin, locale))

  return { locale, subject, preview: said, blocks: [text(`${greeting},`), text(said), ...rest] }
}

type Told = { subject: string; said: string; rest: readonly Block[] }
type Links = ReturnType<typeof linksOf>

const linksOf = (origin: string, locale: Locale) => ({
  account: `${origin}${paths.account(locale)}`,
  recover: `${origin}${paths.recoverPassword(locale)}`,
  contact: `${origin}${paths.contact(locale)}`,
  quickOrder: `${origin}${paths.quickOrder(locale)}`,
})

function toldOf(
  news: Exclude<AccountNews, { purpose: 'professional-notice' }>,
  { texts: { account }, moment }: Words,
  links: Links,
): Told {
  const at = (instant: string) => moment(new Date(instant))

  switch (news.purpose) {
    case 'registration-confirmation':
    case 'password-recovery': {
      const { subject, why, button: label, next, notYou } = account[news.purpose]
      return { subject, said: why, rest: [button(label, news.link), text(next), small(notYou)] }
    }
    case 'welcome': {
      const { subject, why, can, points: all, button: label } = account.welcome
      return { subject, said: why, rest: [heading(can), points(all), button(label, links.account)] }
    }
    case 'password-changed': {
      const { subject, why, notYou, button: label } = account['password-changed']
      return { subject, said: why(at(news.at)), rest: [text(notYou), button(label, links.recover)] }
    }
    case 'email-confirmation': {
      const { subject, why, button: label, next, notYou } = account['email-confirmation']
      return {
        subject,
        said: why(news.email),
        rest: [button(label, news.link), text(next), small(notYou)],
      }
    }
    case 'email-change-asked': {
      const { subject, why, notYou, button: label } = account['email-change-asked']
      return { subject, said: why(hinted(news.email)), rest: [text(notYou), button(label, links.recover)] }
    }
    case 'email-changed': {
      const { subject, why, notYou, button: label } = account['email-changed']
      return {
        subject,
        said: why(hinted(news.email), at(news.at)),
        rest: [text(notYou), button(label, links.contact)],
      }
    }
    case 'email-in-place': {
      const { subject, why, button: label } = account['email-in-place']
      return { subject, said: why(news.email), rest: [button(label, links.account)] }
    }
    case 'passkey-added':
    case 'passkey-removed': {
      const { subject, why, notYou, button: label } = account[news.purpose]
      return {
        subject,
        said: why(news.name, at(news.at)),
        rest: [text(notYou), button(label, links.account)],
      }
    }
    case 'professional-requested': {
      const { subject, why, next, button: label } = account['professional-requested']
      return { subject, said: why(news.group), rest: [text(next), button(label, links.account)] }
    }
    case 'professional-approved': {
      const { subject, why, next, button: label } = account['professional-approved']
      return { subject, said: why(news.group), rest: [text(next), button(label, links.quickOrder)] }
    }
    case 'professional-declined': {
      const { subject, why, reason, next, button: label } = account['professional-declined']
      return {
        subject,
        said: why(news.group),
        rest: [
          ...(news.reason ? [heading(reason), quote(news.reason)] : []),
          text(next),
          button(label, links.contact),
        ],
      }
    }
    case 'account-deleted': {
      const { subject, why, next, notYou } = account['account-deleted']
      return { subject, said: why(at(news.at)), rest: [text(next), small(notYou)] }
    }
  }
}

/** Enough of an address for whoever knows it, little for whoever reads an old mailbox. */
const hinted = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')

function professionalNotice(
  { group, applicant }: Extract<AccountNews, { purpose: 'professional-notice' }>,
  { texts: { colon }, staff: { professional: texts } }: Words,
) {
  const said = texts.came(group)

  return {
    isToCompany: true,
    subject: `${texts.subject}${colon} ${applicant.company || applicant.name}`,
    preview: said,
    blocks: [
      text(said),
      facts(
        [texts.customer, `${applicant.customerNumber}, ${applicant.name}`],
        ...(applicant.company ? [[texts.company, applicant.company] as const] : []),
        ...(applicant.vatIds ? [[texts.vatIds, applicant.vatIds] as const] : []),
        [texts.email, applicant.email],
      ),
      text(texts.next),
    ],
  }
}
