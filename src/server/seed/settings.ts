import type { Db } from '../../platform/postgres/db.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'

/** What a room of the shop keeps as one document. */
export async function seedSettings(db: Db) {
  const company = readSeed<{ openingHours: unknown }>('company')
  const spareParts = readSeed<Record<'questions' | 'predecessors' | 'categories', unknown>>('spare-parts')
  const { rules, inputs, systemTypes, messages, ...configurator } =
    readSeed<Record<string, unknown>>('configurator')

  const settings = {
    company,
    'opening-hours': company.openingHours,
    facets: readSeed<{ facets: unknown }>('facets').facets,
    'legal-labels': readSeed<{ labels: unknown }>('legal-labels').labels,
    configurator: { systemTypes, inputs, rules, messages, ...without(configurator, '_meta') },
    'drawer-systems': readSeed<{ systems: unknown }>('drawer-systems').systems,
    'spare-part-questions': spareParts.questions,
    'spare-part-categories': spareParts.categories,
    'spare-part-predecessors': spareParts.predecessors,
    lines: readSeed<{ lines: unknown }>('products').lines,
    'document-types': readSeed<{ types: unknown }>('documents').types,
    'dealer-types': readSeed<{ _meta: { types: unknown } }>('dealers')._meta.types,
    claims: readSeed<{ claims: unknown }>('claims').claims,
    'content-pages': readSeed<{ pages: unknown }>('content-pages').pages,
  }

  await insertMissing(
    db,
    'setting',
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  )
}

const without = (record: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
