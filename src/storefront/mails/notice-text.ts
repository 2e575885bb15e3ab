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
    ...blocks.map(plain),
    ...(isToCompany ? [] : [texts.questions(company.email, company.phone)]),
    `-- \n${company.name}, ${company.street} ${company.houseNumber}, ${company.zip} ${company.city}, ${say(company.countryName, locale)}\n${texts.vatId(company.vatId)}`,
  ].join('\n\n')

function plain(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'heading':
      return `${block.text}:`
    case 'facts':
      return table(block.facts)
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'links':
      return linkLines(block.links)
    case 'button':
      return `${block.label}:\n${block.href}`
  }
}

export const table = (rows: readonly Labelled[]): string =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n')

export const linkLines = (links: readonly MailFile[]): string =>
  links.map(({ name, url }) => `${name}: ${url}`).join('\n')
