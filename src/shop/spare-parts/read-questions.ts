import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/postgres/db.ts'
import type { Translated } from '../../values/translated.ts'
import type { PartKind, PartQuestion, Way } from './question.ts'

/** All that is asked, in its order, and all parts there are to be asked about. */
export type Questionnaire = {
  questions: readonly PartQuestion[]
  kinds: readonly (PartKind & { ids: readonly string[] })[]
}

/** How many of one kind are ever shown beside a question. */
export const mostOfKind = 24

/** To count the parts takes long where there are very many. What was counted is good for its edition of the catalogue. */
export async function readQuestions(db: Db): Promise<Questionnaire> {
  const { id } = await db.selectFrom('part_edition').select('id').executeTakeFirstOrThrow()
  if (kept?.edition === id) return kept.questionnaire

  const questionnaire = await countParts(db)
  kept = { edition: id, questionnaire }
  return questionnaire
}

let kept: { edition: string; questionnaire: Questionnaire } | undefined

async function countParts(db: Db): Promise<Questionnaire> {
  const { rows } = await sql<{ questions: QuestionRow[]; kinds: Questionnaire['kinds'] }>`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'yes', yes, 'no', no, 'shows', shows)
        order by position, id), '[]') from part_question
    ) as questions, (
      select coalesce(jsonb_agg(kind order by kind.category, kind.ids), '[]') from (
        select part.category_path as category, part.fits_lines || part.fits_predecessors as fits,
          coalesce(held.traits, '{}') as traits, count(*)::integer as count,
          (array_agg(hex(part.product_id) order by product.number))[1:${sql.lit(mostOfKind)}] as ids
        from spare_part part
        join product on product.id = part.product_id and product.active
        left join (
          select product_id, array_agg(trait order by trait) as traits from spare_part_trait group by product_id
        ) held on held.product_id = part.product_id
        group by 1, 2, 3
      ) kind
    ) as kinds
  `.execute(db)
  const [row] = rows
  return {
    questions: (row?.questions ?? []).map(({ yes, no, ...said }) => ({
      ...said,
      yes: way.parse(yes),
      no: no === null ? null : way.parse(no),
    })),
    kinds: row?.kinds ?? [],
  }
}

type QuestionRow = { id: string; text: Translated; yes: unknown; no: unknown; shows: string | null }

const way: z.ZodType<Way> = z.union([
  z.object({ question: z.string() }),
  z.object({ category: z.string().nullable(), lines: z.array(z.string()) }),
  z.object({ trait: z.string() }),
])
