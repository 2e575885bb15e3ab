import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'

type Synonym = { said: string[]; meant?: string[] }

/** What people call the things of the shop, language by language. */
export const seedSynonyms = (db: Db) =>
  insertMissing(
    db,
    'search_synonym',
    Object.entries(readSeed<Record<string, Synonym[]>>('synonyms')).flatMap(([language, synonyms]) =>
      synonyms.map(({ said, meant = [] }) => ({
        id: idFrom('search-synonym', `${language}/${said.join('/')}`),
        language,
        said,
        meant,
      })),
    ),
  )
