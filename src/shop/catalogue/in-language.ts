import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '../sessions/visit.ts'

/** Each language has indexes of its own for words and for categories; only written out does it lead there. */
export const inLanguage = ({ locale }: Visit): RawBuilder<boolean> => sql`view.language = ${sql.lit(locale)}`
