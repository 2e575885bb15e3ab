import type { Translated } from '../../values/translated.ts'
import { readSeed } from './seed-files.ts'

/** Imprint, terms and the like, with their addresses; the texts are kept as the setting 'content-pages'. */
export type ContentPage = {
  key: string
  seoPath: Translated
  title: Translated
  body: { heading: Translated | null; text: Translated }[]
}

export const readPages = () => readSeed<{ pages: ContentPage[] }>('content-pages').pages
