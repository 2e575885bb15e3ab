import { categoryTree } from '../../shop/catalogue/category-tree.ts'
import type { Product } from '../../shop/catalogue/product.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Identification } from '../../shop/spare-parts/identify.ts'
import type { Answer, PartQuestion } from '../../shop/spare-parts/question.ts'
import { say } from '../../values/translated.ts'
import { mediaShape, type Picture } from './media.ts'
import { productShape } from './product.ts'
import { struct } from './struct.ts'

type About = {
  /** Of all parts. */
  total: number
  answers: readonly (Answer & { asked: PartQuestion | undefined })[]
  parts: readonly Product[]
  /** Of the next question. */
  picture: Picture | null
  withSeoUrls: boolean
}

/** Where somebody stands who is asked what the part is. Only this shop's. */
export const identificationShape = (
  { question, count, kinds, categories }: Identification,
  visit: Visit,
  { total, answers, parts, picture, withSeoUrls }: About,
) =>
  struct('part_identification', {
    status: statusOf(question, count),
    count,
    total,
    question:
      question &&
      struct('part_question', {
        id: question.id,
        text: say(question.text, visit.locale),
        picture: picture && mediaShape(picture),
      }),
    answers: answers.map(({ question, answer, asked }) =>
      struct('part_answer', { question, text: asked ? say(asked.text, visit.locale) : '', answer }),
    ),
    categories: categoriesShape(kinds, categories, visit),
    parts: parts.map((part) =>
      productShape(part, visit, { seoUrls: withSeoUrls, categories: false, detail: null }),
    ),
  })

const statusOf = (question: PartQuestion | null, count: number): 'asking' | 'found' | 'not-found' =>
  count === 0 ? 'not-found' : question ? 'asking' : 'found'

/** The groups the parts that are left stand in, as the shop orders them; those the answers led to come first. */
function categoriesShape(
  kinds: Identification['kinds'],
  ledTo: readonly string[],
  { channel, locale }: Visit,
) {
  const counts = new Map<string, number>()
  for (const { category, count } of kinds) counts.set(category, (counts.get(category) ?? 0) + count)
  const isLedTo = (path: string) =>
    ledTo.some((category) => path === category || path.startsWith(`${category}/`))
  const { byId } = categoryTree(channel)

  return channel.categories
    .flatMap(({ id, key, active, name, parentId, position }) => {
      const path = key.replace(/^spare-parts\//, '')
      const count = counts.get(path)
      if (!active || path === key || count === undefined) return []
      const above = parentId ? byId.get(parentId) : undefined
      return { id, path, count, position, above, name: say(name, locale), isLedTo: isLedTo(path) }
    })
    .toSorted(
      (a, b) =>
        Number(b.isLedTo) - Number(a.isLedTo) ||
        (a.above?.position ?? 0) - (b.above?.position ?? 0) ||
        a.position - b.position,
    )
    .map(({ id, path, name, above, count, isLedTo }) =>
      struct('part_category', {
        id,
        path,
        name,
        within: above ? say(above.name, locale) : '',
        count,
        isLedTo,
      }),
    )
}
