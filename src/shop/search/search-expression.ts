/** A run of pieces as one: what finds it as it stands, and what people mean by it. As tsqueries, written out. */
export type Run = {
  /** Places of pieces, from 0, ends included. */
  from: number
  to: number
  /** Null when it is no word of the shop. */
  literal: string | null
  synonyms: readonly string[]
}

/** So many pieces in a row are tried in every combination; a longer row of joined words is nobody's. */
const mostTogether = 6

/**
 * Every piece must be found, by itself or within a run ("deckel scharnier", "deckelscharnier"), so that it is all the same
 * how a word is written. Null for nothing to look for.
 */
export function searchExpression(runs: readonly Run[], { synonyms }: { synonyms: boolean }): string | null {
  const said = runs
    .map(({ from, to, literal, synonyms: others }) => ({
      from,
      to,
      finds: [...(literal === null ? [] : [literal]), ...(synonyms ? others : [])],
    }))
    .filter(({ finds }) => finds.length > 0)
  if (said.length === 0) return null
  const last = Math.max(...said.map(({ to }) => to))

  return together(blocksOf(said, last).map((block) => everyWay(block)))
}

type Said = { from: number; to: number; finds: readonly string[] }
type Block = { from: number; to: number; runs: readonly Said[] }

/** Pieces that no run holds together are looked for one by one: alternatives are not multiplied. */
function blocksOf(said: readonly Said[], last: number): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from <= last; ) {
    let to = from
    for (let at = from; at <= to; at++) to = Math.max(to, ...reaching(said, at))
    const inside = said.filter((run) => run.from >= from && run.to <= to)
    if (to - from < mostTogether) blocks.push({ from, to, runs: inside })
    else {
      const single = inside.filter((run) => run.from === run.to)
      for (let at = from; at <= to; at++) {
        blocks.push({ from: at, to: at, runs: single.filter((run) => run.from === at) })
      }
    }
    from = to + 1
  }
  return blocks.filter(({ runs }) => runs.length > 0)
}

const reaching = (said: readonly Said[], at: number): number[] =>
  said.filter(({ from }) => from === at).map(({ to }) => to)

function everyWay({ from, to, runs }: Block): string {
  const ways = runs
    .filter((run) => run.from === from)
    .map((run) => {
      const found = anyOf(run.finds)
      return run.to === to ? found : together([found, everyWay({ from: run.to + 1, to, runs })])
    })
  return anyOf(ways)
}

const together = (queries: readonly string[]): string => join(queries, ' & ')
const anyOf = (queries: readonly string[]): string => join([...new Set(queries)], ' | ')

const join = (queries: readonly string[], by: string): string =>
  queries.length === 1 ? (queries[0] ?? '') : queries.map((query) => `(${query})`).join(by)

/** The same looked for only where it weighs so much: A for names and numbers, B for what kind of thing it is. */
export const weighing = (query: string, weights: 'A' | 'AB'): string =>
  query.replaceAll(/('(?:[^']|'')*')(:\*)?/g, (_, word: string, begins?: string) =>
    begins ? `${word}:*${weights}` : `${word}:${weights}`,
  )
