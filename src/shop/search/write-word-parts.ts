import { type RawBuilder, sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'

/**
 * Writes down the words of the shop (of names, kinds, options, categories, and what people call things) and what the longer
 * ones among them are made of. To be done before views are written, since a product is found by the parts of its words.
 */
export async function writeWordParts(db: Db): Promise<void> {
  await atomically(db, async (db) => {
    await sql`delete from search_part`.execute(db)
    await sql`
      insert into search_part (language, word, stem)
      select words.language, words.word, stem_of(language.search_config, words.word)
      from (
        select distinct language, word from (${said}) said cross join unnest(plain_words(text)) word
      ) words
      join language on language.code = words.language
      where word ~ '^[a-z]{3,40}$' and stem_of(language.search_config, words.word) is not null
      on conflict do nothing
    `.execute(db)
    await takeApart(db)
    // From "Zusatzbehälter" it is known what "Zusatzdeckel" begins with.
    await sql`
      insert into search_part (language, word, stem, only_head)
      select distinct search_part.language, part, stem_of(language.search_config, part), true
      from search_part cross join unnest(parts) part join language on language.code = search_part.language
      where stem_of(language.search_config, part) is not null
      on conflict do nothing
    `.execute(db)
    await sql`update search_part set parts = '{}' where parts <> '{}'`.execute(db)
    await takeApart(db)
  })
}

/** Only German writes words together that are not all known by themselves. */
const takeApart = (db: Db) =>
  sql`
    update search_part set parts = made.parts
    from (
      select language.code, word,
        word_parts(language.code, language.search_config, word, language.code = 'de-DE') as parts
      from search_part join language on language.code = search_part.language
    ) made
    where search_part.language = made.code and search_part.word = made.word and cardinality(made.parts) > 1
  `.execute(db)

const inEach = (column: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(column)} ->> language.code, ${sql.ref(column)} ->> 'de-DE')`

const said = sql`
  select language, name as text from product_translation
  union
  select language, subtitle from product_translation
  union
  select language, keywords from product_translation
  union
  select language, name from category_translation
  union
  select language.code, ${inEach('property_option.name')} from property_option cross join language
  union
  select language.code, ${inEach('glossary_term.term')} from glossary_term cross join language
  union
  select language, phrase from search_synonym cross join unnest(said || meant) phrase`
