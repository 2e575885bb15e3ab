import { sql } from 'kysely'
import { z } from 'zod'
import { readProducts } from '../../shop/catalogue/read-products.ts'
import { refuse } from '../../shop/refusal.ts'
import { fewEnough, identify } from '../../shop/spare-parts/identify.ts'
import type { Answer, PartKind, PartQuestion } from '../../shop/spare-parts/question.ts'
import { mostOfKind, readQuestions } from '../../shop/spare-parts/read-questions.ts'
import { asksForSystem } from '../../shop/spare-parts/system-ways.ts'
import { reading } from '../endpoint.ts'
import { identificationShape } from '../shapes/part-identification.ts'

/** There are a dozen questions; whoever sends more answers than this is not looking for a part. */
const mostAnswers = 50

const answersWish = z
  .unknown()
  .optional()
  .transform((raw): readonly unknown[] => {
    if (raw === undefined || raw === null || raw === '') return []
    if (!Array.isArray(raw)) return invalid('answers', 'a list of answers is expected')
    return raw.length > mostAnswers ? invalid('answers', `at most ${mostAnswers} answers are allowed`) : raw
  })

/**
 * POST /spare-parts/identify, only ours: what is left of the parts after these answers, what to ask next, and in which
 * groups and parts it ends.
 */
export const post = reading(z.object({ answers: answersWish }), async (wish, { db, visit, withSeoUrls }) => {
  const { questions, kinds } = await readQuestions(db)
  const answers = wish.answers.map((raw, at) => answerOf(raw, at, questions))
  const found = identify(questions, kinds, answers)
  const shown = isOpen(found) ? [] : idsOf(found.kinds, found.categories)
  const pictured = found.question?.shows ?? null

  const { products } = await readProducts(db, visit, {
    where: sql`(view.product_id = any(${shown}::uuid[]) or view.number = ${pictured})`,
    order: sql`array_position(${shown}::uuid[], view.product_id)`,
    offset: 0,
    limit: shown.length + 1,
    inFull: false,
    count: 'none',
  })
  return identificationShape(found, visit, {
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    answers: answers.map((answer) => ({
      ...answer,
      asked: questions.find(({ id }) => id === answer.question),
    })),
    parts: products.filter(({ card }) => shown.includes(card.id)),
    picture: products.find(({ card }) => card.number === pictured)?.card.cover ?? null,
    withSeoUrls,
  })
})

type Kept = PartKind & { ids: readonly string[] }

/** As long as it is not known what the system is, there are too many parts to look through. */
const isOpen = ({ question, count }: { question: PartQuestion | null; count: number }): boolean =>
  question !== null && asksForSystem(question) && count > fewEnough

/** Those of the groups the answers led to come first. */
function idsOf(kinds: readonly Kept[], categories: readonly string[]): string[] {
  const isLedTo = ({ category }: Kept) =>
    categories.some((path) => category === path || category.startsWith(`${path}/`))
  return [...kinds.filter(isLedTo), ...kinds.filter((kind) => !isLedTo(kind))]
    .flatMap(({ ids }) => ids)
    .slice(0, mostOfKind)
}

function answerOf(raw: unknown, at: number, questions: readonly PartQuestion[]): Answer {
  const { question, answer } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  if (typeof question !== 'string' || !questions.some(({ id }) => id === question)) {
    return invalid(`answers/${at}/question`, 'there is no such question')
  }
  return answer === 'yes' || answer === 'no' || answer === 'unknown'
    ? { question, answer }
    : invalid(`answers/${at}/answer`, 'yes, no or unknown is expected')
}

const invalid = (name: string, reason: string): never =>
  refuse('request.parameter-invalid', { name, reason, pointer: `/${name}` })
