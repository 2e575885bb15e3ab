import type { Db } from '../../platform/postgres/db.ts'
import type { Translated } from '../../values/translated.ts'
import type { CatalogueData, SparePart } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { productId } from './seeded-ids.ts'

/** What is asked to find a part: first about the system it is from, then about the part itself. */
export async function seedPartQuestions(db: Db, { parts }: CatalogueData) {
  const { questions: aboutSystem } = readSeed<{ questions: SystemQuestion[] }>('spare-parts')
  const { questions: aboutPart, generations, shows, traits } = readSeed<PartQuestions>('part-questions')

  await insertMissing(
    db,
    'part_question',
    [
      ...aboutSystem.map(({ id, text, yes, no }) => ({
        id,
        text,
        yes: wayOf(yes, generations),
        no: wayOf(no, generations),
        shows: shows[id] ?? null,
      })),
      ...aboutPart.map(({ id, text, trait, otherwise, shows }) => ({
        id,
        text,
        yes: { trait },
        no: otherwise === undefined ? null : { trait: otherwise },
        shows,
      })),
    ].map((question, position) => ({ ...question, position })),
  )
  await insertMissing(
    db,
    'spare_part_trait',
    parts.flatMap((part) =>
      traitsOf(part, traits).map((trait) => ({ product_id: productId(part.itemNumber), trait })),
    ),
  )
}

type Ending = { result: string; lines: readonly string[] }
type SystemQuestion = { id: string; text: Translated; yes: string | Ending; no: string | Ending }
type Traits = Readonly<
  Record<string, { categories: readonly string[]; parts: readonly string[]; but: readonly string[] }>
>
type PartQuestions = {
  generations: Readonly<Record<string, string>>
  shows: Readonly<Record<string, string>>
  questions: readonly {
    id: string
    text: Translated
    trait: string
    otherwise?: string
    shows: string | null
  }[]
  traits: Traits
}

const nowhere = 'not-found'

/** A generation that no question ends in belongs with the line that took its place. */
function wayOf(way: string | Ending, generations: Readonly<Record<string, string>>) {
  if (typeof way === 'string') return { question: way }
  const { result, lines } = way
  const former = Object.keys(generations).filter((id) => lines.includes(generations[id] ?? ''))
  return { category: result === nowhere ? null : result, lines: [...lines, ...former] }
}

const traitsOf = (part: SparePart, traits: Traits): string[] => [
  ...Object.entries(traits)
    .filter(
      ([, { categories, parts, but }]) =>
        !but.includes(part.itemNumber) &&
        (categories.includes(part.category) || parts.includes(part.itemNumber)),
    )
    .map(([trait]) => trait),
  ...(part.fitsPredecessors.length > 0 ? ['former'] : []),
  ...(part.fitsLines.length > 0 ? ['current'] : []),
]
