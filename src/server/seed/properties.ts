import type { Db } from '../../platform/postgres/db.ts'
import { slug } from '../../values/slug.ts'
import type { Translated } from '../../values/translated.ts'
import type { CatalogueData, ColourCode } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { same } from './product-texts.ts'
import { readSeed } from './seed-files.ts'
import { groupId, optionId } from './seeded-ids.ts'

type Option = { key: string; name: Translated; color?: string }

type PropertyData = {
  groups: { key: string; displayType: string; filterable: boolean; name: Translated }[]
  options: Record<string, (string | Option)[]>
  colours: Record<ColourCode, string>
  optionGroupsOfVariants: string[]
}

/** What tells one variant from its siblings, in the order a shopper chooses. */
export const variantGroups = () => readSeed<PropertyData>('properties').optionGroupsOfVariants

/** Everything products can be filtered by or chosen by. */
export async function seedProperties(db: Db, catalogue: CatalogueData) {
  const { groups, options, colours } = readSeed<PropertyData>('properties')
  const lines = catalogue.lines.map(({ id, name }) => ({ key: id, name: same(name) }))

  const all: Record<string, Option[]> = {
    line: lines,
    fits: lines,
    predecessor: catalogue.predecessors.map(({ id, name }) => ({ key: id, name })),
    colour: Object.entries(catalogue.colours).map(([key, name]) => ({
      key,
      name,
      color: colours[key as ColourCode], // keys of the record itself
    })),
    ...Object.fromEntries(Object.entries(options).map(([group, texts]) => [group, texts.map(asOption)])),
  }

  await insertMissing(
    db,
    'property_group',
    groups.map(({ key, name, displayType, filterable }, position) => ({
      id: groupId(key),
      key,
      name,
      display_type: displayType,
      filterable,
      position,
    })),
  )
  await insertMissing(
    db,
    'property_option',
    groups.flatMap((group) =>
      (all[group.key] ?? []).map(({ key, name, color }, position) => ({
        id: optionId(group.key, key),
        group_id: groupId(group.key),
        key,
        name,
        color: color ?? null,
        position,
      })),
    ),
  )
}

const asOption = (option: string | Option): Option =>
  typeof option === 'string' ? { key: slug(option), name: same(option) } : option
