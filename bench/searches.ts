import type { Job } from './journeys.ts'
import type { Shopper } from './shopper.ts'

/** What is typed, by what it asks of the shop. */
const typed = {
  'a common word': ['behälter', 'system', 'deckel', 'x-line'],
  'first letters': ['b', 'be', 'd', 'fi'],
  'a rare word': ['rückholfeder', 'raumsparsiphon', 'ablageschale'],
  'two words': ['deckel behälter', 'spannkrone 35', 'behälter vorgängermodell'],
  'a misspelt word': ['behlter', 'spankrone', 'aktivkolefilter'],
  'an item number': ['71.01.001', '1060352', '7101', '73.05'],
  'another word for it': ['mülleimer', 'kübel', 'müllsack'],
  'a word made of others': ['abfalltrennsystem', 'behälterdeckel', 'zusatzbehälter'],
  'nothing there is': ['qwertzuiop', 'xyzxyz 99'],
} as const

/** While somebody types, when she has asked, and among the spare parts: one row for each kind of term and door. */
export const searchJobs = ({ api }: Shopper): Job[] =>
  Object.entries(typed).flatMap(([kind, terms]) => {
    const asking = (door: string, path: string): Job => ({
      name: `${door}, ${kind}`,
      run: async (turn) => {
        await api('POST', path, { search: terms[turn % terms.length] })
      },
    })
    return [
      asking('suggest', '/search-suggest'),
      asking('search', '/search'),
      asking('spare parts', '/spare-parts/search'),
    ]
  })
