/** What `fields` leaves of a row: the named fields, its id and what it is. */
export function onlyFields<Row extends object>(row: Row, fields: readonly string[] | null): Row {
  // A partial row has fewer fields than its type says; whoever asked for it knows which.
  return fields === null ? row : (pruned(row, treeOf(['id', ...fields])) as Row)
}

/**
 * What `includes` and `excludes` leave of an answer, by `apiAlias`: `{"product": ["id", "cover.media.url"]}`.
 * They reach objects at any depth.
 */
export function visibleFields(
  answer: unknown,
  includes: FieldLists | null,
  excludes: FieldLists | null,
): unknown {
  const kept = new Map(Object.entries(includes ?? {}).map(([alias, names]) => [alias, treeOf(names)]))
  const dropped = new Map(Object.entries(excludes ?? {}).map(([alias, names]) => [alias, new Set(names)]))
  return visit(answer)

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit)
    if (!isPlain(value)) return value

    const alias = typeof value.apiAlias === 'string' ? value.apiAlias : ''
    const tree = kept.get(alias)
    const hidden = dropped.get(alias)
    return Object.fromEntries(
      Object.entries(tree ? (pruned(value, tree) as object) : value)
        .filter(([name]) => !hidden?.has(name))
        .map(([name, value]) => [name, visit(value)]),
    )
  }
}

export type FieldLists = Readonly<Record<string, readonly string[]>>

type Tree = Map<string, Tree>

function treeOf(names: readonly string[]): Tree {
  const root: Tree = new Map()
  for (const name of names) {
    let at = root
    for (const step of name.split('.')) {
      const next = at.get(step) ?? new Map()
      at.set(step, next)
      at = next
    }
  }
  return root
}

function pruned(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return value
  if (Array.isArray(value)) return value.map((element) => pruned(element, tree))
  if (!isPlain(value)) return value

  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name === 'apiAlias' || tree.has(name))
      .map(([name, own]) => [name, pruned(own, tree.get(name) ?? new Map())]),
  )
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !(value instanceof Response)
