import type { Company } from '../../shop/channel/company.ts'
import type { MailFile } from '../../shop/orders/order-mail.ts'
import { say } from '../../values/translated.ts'
import type { Block, Notice } from './notice.ts'
import type { Labelled } from './order-facts.ts'
import type { Words } from './words.ts'

/** The same notice for whoever reads plain text. */
export const noticeText = (
  { locale, blocks, isToCompany }: Notice,
  company: Company,
  { texts }: Words,
): string =>
  [
    ...blocks.map((block) => plain(block, texts)),
    ...(isToCompany ? [] : [texts.questions(company.email, company.phone)]),
    `-- \n${company.name}, ${company.street} ${company.houseNumber}, ${company.zip} ${company.city}, ${say(company.countryName, locale)}\n${texts.vatId(company.vatId)}`,
  ].join('\n\n')

function plain(block: Block, texts: Words['texts']): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'heading':
      return `${block.text}${texts.colon}`
    case 'facts':
      return table(block.facts, texts)
    case 'points':
      return block.points.map((point) => `- ${point}`).join('\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'links':
      return linkLines(block.links, texts)
    case 'button':
      return `${block.label}${texts.colon}\n${block.href}`
  }
}

type Colon = Pick<Words['texts'], 'colon'>

export const table = (rows: readonly Labelled[], { colon }: Colon): string =>
  rows.map(([label, value]) => (value === '' ? label : `${label}${colon} ${value}`)).join('\n')

export const linkLines = (links: readonly MailFile[], { colon }: Colon): string =>
  links.map(({ name, url }) => `${name}${colon} ${url}`).join('\n')
