import type { Language } from '../../values/locale.ts'
import { everywhere, type FetchWords, guarded, type Texts, wordsFile } from '../texts/texts.ts'

const files = import.meta.glob<Record<string, unknown>>(['../texts/*/*.ts', '!../texts/*/{de,en,it,fr}.ts'])

let here: FetchWords | null = null

/** For what a page shows only when asked: its words in the language of the page, fetched with it. */
export const moreWords: FetchWords = async (areas) => here?.(areas)

/** The words of one language, fetched area by area as pages name them. */
export function openWords(language: Language): { texts: Texts; fetchWords: FetchWords } {
  const fetched: Partial<Texts> = {}
  const fetchWords: FetchWords = async (areas) => {
    const missing = [...everywhere, ...areas].filter((area) => !(area in fetched))
    await Promise.all(
      missing.map(async (area) => {
        const words = await files[wordsFile(language, area).replace('./', '../texts/')]?.()
        Object.assign(fetched, { [area]: words?.[area] })
      }),
    )
  }

  here = fetchWords
  return { texts: guarded(fetched), fetchWords }
}
