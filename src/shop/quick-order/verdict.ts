import { longestJob } from '../cart/line-purpose.ts'
import { isLimitedByStock, type Purchase, settleQuantity, usualMost } from '../cart/quantity.ts'
import type { FoundArticle, Shelf } from './find-articles.ts'
import type { SimilarArticle } from './find-similar.ts'
import { bareNumber } from './number-key.ts'
import type { OrderLine, Reading, TypedQuantity } from './order-line.ts'

/** What the shop makes of a line. */
export type Verdict = 'found' | 'similar' | 'successor' | 'unknown' | 'quantity-adjusted'

/** What there is to say about a line, the weightiest first. */
export type LineMessage =
  | 'no-number'
  | 'number-unknown'
  | 'no-longer-sold'
  | 'several-meant'
  | 'look-alike'
  | 'zeros'
  | 'model'
  | 'ean'
  | 'misread'
  | 'part'
  | 'replaced'
  | 'out-of-stock'
  | 'stock-reached'
  | 'raised-to-minimum'
  | 'set-to-purchase-step'
  | 'quantity-unreadable'
  | 'quantity-guessed'
  | 'duplicate'
  | 'note-shortened'

export type Candidate = Shelf & { because: SimilarArticle['because'] | 'same' | 'member' | 'replaced' }

export type CheckedLine = Pick<OrderLine, 'line' | 'input' | 'note'> & {
  verdict: Verdict
  /** The number as it was read; null when there is none in the line. */
  number: string | null
  /** What would be ordered; null when somebody has to choose first. */
  article: Shelf | null
  /** How many the shop sells, and how many were asked for; null when that could not be read. */
  quantity: number
  quantityAsked: number | null
  candidates: readonly Candidate[]
  messages: readonly LineMessage[]
  /** The first line with the same article. */
  sameAs: number | null
}

/** What was found of all numbers of an order. */
export type Findings = { articles: readonly FoundArticle[]; similar: readonly SimilarArticle[] }

/** Judges every line. Several lines of the same article share its stock. */
export function judgeOrder(lines: readonly OrderLine[], findings: Findings): CheckedLine[] {
  const articles = Map.groupBy(findings.articles, ({ asked }) => asked)
  const similar = Map.groupBy(findings.similar, ({ asked }) => asked)
  const taken = new Map<string, { quantity: number; line: number }>()

  return lines.map((line) => {
    const reading = chosenReading(line, articles)
    const meant = reading
      ? meantBy(reading.number, articles.get(reading.number) ?? [], {
          similar: similar.get(reading.number) ?? [],
          line: line.input,
        })
      : noNumber
    const before = meant.article && taken.get(meant.article.card.id)
    const said = reading?.quantity ?? line.quantity ?? { kind: 'none' }
    const settled = settle(said, meant.article, before?.quantity ?? 0)
    if (meant.article) {
      taken.set(meant.article.card.id, {
        quantity: (before?.quantity ?? 0) + settled.quantity,
        line: before?.line ?? line.line,
      })
    }

    return {
      line: line.line,
      input: line.input,
      note: line.note.slice(0, longestJob).trim(),
      number: reading?.number ?? null,
      verdict: meant.verdict === 'found' && settled.isAdjusted ? 'quantity-adjusted' : meant.verdict,
      article: meant.article,
      quantity: settled.quantity,
      quantityAsked: settled.asked,
      candidates: meant.candidates,
      messages: [
        ...meant.messages,
        ...settled.messages,
        ...(before ? (['duplicate'] as const) : []),
        ...(line.note.length > longestJob ? (['note-shortened'] as const) : []),
      ],
      sameAs: before?.line ?? null,
    }
  })
}

/** Numbers of which nothing is for sale: what they may have meant has still to be found. */
export function unresolved(lines: readonly OrderLine[], found: readonly FoundArticle[]): string[] {
  const articles = Map.groupBy(found, ({ asked }) => asked)
  const open = lines.flatMap((line) => {
    const reading = chosenReading(line, articles)
    return reading && !(articles.get(reading.number) ?? []).some(isSold) ? [reading.number] : []
  })
  return [...new Set(open)]
}

/** Of what may be the number, the first that names an article; else the likeliest. A mere name is nothing without one. */
function chosenReading(
  { readings }: OrderLine,
  articles: ReadonlyMap<string, readonly FoundArticle[]>,
): Reading | null {
  return readings.find(({ number }) => articles.has(number)) ?? readings.find(({ isName }) => !isName) ?? null
}

type Meant = {
  verdict: Exclude<Verdict, 'quantity-adjusted'>
  article: Shelf | null
  candidates: readonly Candidate[]
  messages: readonly LineMessage[]
}

const noNumber: Meant = { verdict: 'unknown', article: null, candidates: [], messages: ['no-number'] }

function meantBy(
  typed: string,
  all: readonly FoundArticle[],
  { similar, line }: { similar: readonly SimilarArticle[]; line: string },
): Meant {
  const exact = all.filter(({ number }) => bareNumber(number) === bareNumber(typed))
  const found = exact.length > 0 ? exact : all
  const literal = exact.find(({ number }) => number.toLowerCase() === typed.toLowerCase())
  const [one] = literal ? [literal] : found

  if (!one || !found.some(isSold)) return guessed(similar, one !== undefined)
  if (found.length > 1 && !literal) return severalMeant(found, line)
  if (one.successor) return replacedBy(one, one.successor)
  if (!one.shelf) return severalMeant([one], line)
  if (exact.length > 0) return { verdict: 'found', article: one.shelf, candidates: [], messages: [] }

  // Surely this one, yet not what stands there.
  return {
    verdict: 'similar',
    article: one.shelf,
    candidates: [{ ...one.shelf, because: 'same' }],
    messages: [one.by === 'number' ? 'look-alike' : one.by],
  }
}

const isSold = ({ shelf, members, successor }: FoundArticle): boolean =>
  shelf !== null || members.length > 0 || successor !== null

/** The old one can be chosen as long as it is there. */
const replacedBy = ({ shelf }: FoundArticle, successor: Shelf): Meant => ({
  verdict: 'successor',
  article: successor,
  candidates: [
    { ...successor, because: 'replaced' },
    ...(shelf && purchaseOf(shelf).most >= purchaseOf(shelf).least
      ? [{ ...shelf, because: 'same' as const }]
      : []),
  ],
  messages: ['replaced'],
})

/** A family, a model in two colours, or two numbers that differ in nothing one can see. */
function severalMeant(found: readonly FoundArticle[], line: string): Meant {
  const candidates = found.flatMap(({ shelf, members, successor }) => [
    ...members.map((member) => ({ ...member, because: 'member' as const })),
    ...(successor ? [{ ...successor, because: 'replaced' as const }] : []),
    ...(shelf ? [{ ...shelf, because: 'same' as const }] : []),
  ])
  // "POT grün": the line itself says which of them.
  const [named, ...others] = candidates.filter(({ card }) => isNamedIn(card.options, line))
  return named && others.length === 0
    ? { verdict: 'similar', article: named, candidates, messages: ['model'] }
    : { verdict: 'similar', article: null, candidates, messages: ['several-meant'] }
}

const isNamedIn = (options: readonly { name: string }[], line: string): boolean => {
  const words = line.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return options.some(({ name }) => words.includes(name.toLowerCase()))
}

/** Something that one slip explains was likely meant; the nearest ones are only the nearest. */
function guessed(similar: readonly SimilarArticle[], wasSold: boolean): Meant {
  const [likely] = similar.filter(({ because }) => because !== 'nearest')
  return likely && !wasSold
    ? {
        verdict: 'similar',
        article: null,
        candidates: similar,
        messages: [likely.because === 'part' ? 'part' : 'misread'],
      }
    : {
        verdict: 'unknown',
        article: null,
        candidates: similar,
        messages: [wasSold ? 'no-longer-sold' : 'number-unknown'],
      }
}

type Settling = { asked: number | null; quantity: number; isAdjusted: boolean; messages: LineMessage[] }

/** How many of it are sold. Without an article there is nothing to hold the wish against. */
function settle(typed: TypedQuantity, article: Shelf | null, taken: number): Settling {
  const asked = typed.kind === 'unreadable' ? null : typed.kind === 'none' ? 1 : typed.quantity
  const unsure: LineMessage[] =
    typed.kind === 'unreadable'
      ? ['quantity-unreadable']
      : typed.kind === 'guessed'
        ? ['quantity-guessed']
        : []
  const isUnreadable = asked === null
  if (!article) return { asked, quantity: asked ?? 1, isAdjusted: isUnreadable, messages: unsure }

  const purchase = purchaseOf(article)
  const left = { ...purchase, most: purchase.most - taken }
  // Nobody says how many: as few as there are.
  const wish = typed.kind === 'typed' || typed.kind === 'guessed' ? typed.quantity : purchase.least
  const { quantity, correction } = settleQuantity(wish, left)
  return {
    asked: typed.kind === 'none' ? wish : asked,
    quantity,
    isAdjusted: isUnreadable || correction !== null,
    messages: [...(correction ? [correction] : []), ...unsure],
  }
}

export function purchaseOf({ card, stock }: Shelf): Purchase {
  const allowed = card.maxPurchase ?? usualMost
  return {
    least: card.minPurchase,
    step: card.purchaseSteps,
    most: isLimitedByStock(card) ? Math.min(allowed, stock) : allowed,
  }
}
