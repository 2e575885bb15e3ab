import type { Locale } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { Texts } from '../../texts/texts.ts'
import type { LoadedFinder } from './load-finder.ts'

/** An address of more than 1000 characters is refused (specification 5); the host comes before it. */
const longest = 900

/** The contact form with what was answered in it; where that is too long, what says least is left out first. */
export function contactAbout(
  { answers }: Pick<LoadedFinder, 'answers'>,
  finder: Texts['finder'],
  locale: Locale,
): string {
  const told = answers.filter(({ answer }) => answer !== 'unknown')
  const lines = told.map(({ text, answer }) => `${text} ${finder.answer[answer]}`)

  for (let most = lines.length; most > 0; most--) {
    const comment = [finder.commentIntro, ...lines.slice(0, most)].join('\n')
    const address = paths.contact(locale, { subject: finder.subject, comment })
    if (address.length <= longest) return address
  }
  return paths.contact(locale, { subject: finder.subject })
}
