import type { Visit } from '../shop/sessions/visit.ts'
import type { Call } from './endpoint.ts'

/** The addresses the shop is known by: links in mails lead to one of them, whatever a request says of itself. */
export const domainsOf = ({ channel }: Pick<Visit, 'channel'>, { origin }: Call['caller']): string[] =>
  channel.domains.map(({ path }) => `${origin}${path}`)

/** The shop in the language of the visit. */
export function homeOf(
  { channel, locale }: Pick<Visit, 'channel' | 'locale'>,
  { origin }: Call['caller'],
): string {
  const domain = channel.domains.find((domain) => domain.language === locale)
  return `${origin}${domain?.path ?? ''}`
}
