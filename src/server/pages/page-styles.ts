/**
 * Picks from the shop's stylesheet what one page needs, to stand in its head: rules without a class, and
 * those whose classes the page has. The whole sheet follows as a file when the page comes alive.
 */
export function pageStyles(css: string): (html: string) => string {
  const sheet = parse(css)
  const kept = new Map<string, string>()

  return (html) => {
    const lists = classLists(html)
    const key = [...lists].sort().join('\n')
    const before = kept.get(key)
    if (before !== undefined) return before

    const classes = new Set(
      [...lists].flatMap((names) => names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' ')),
    )
    const styles = sheet.map((part) => written(part, classes)).join('')
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, styles)
    return styles
  }
}

/** Each list of classes once. A page has a thousand of them; an expression would make an object of each. */
function classLists(html: string): Set<string> {
  const lists = new Set<string>()
  const opening = ' class="'
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    at += opening.length
    const end = html.indexOf('"', at)
    lists.add(html.slice(at, end))
    at = end
  }
  return lists
}

/** Pages of a kind have the same lists of classes. */
const mostKept = 200

type Part =
  /** Always needed: a statement, a font, an animation. */
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  /** A layer or a condition around other parts. */
  | { kind: 'group'; prelude: string; parts: readonly Part[] }

function written(part: Part, classes: ReadonlySet<string>): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'group') {
    const inner = part.parts.map((one) => written(one, classes)).join('')
    return inner && `${part.prelude}{${inner}}`
  }

  const needed = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
  return needed.length > 0 ? `${needed.map(({ text }) => text).join(',')}{${part.body}}` : ''
}

/** Reads a minified stylesheet, whose strings hold no braces of their own that do not match. */
function parse(css: string): Part[] {
  const parts: Part[] = []
  let start = 0

  while (start < css.length) {
    const open = css.indexOf('{', start)
    const statementEnd = css.indexOf(';', start)
    if (statementEnd !== -1 && (open === -1 || statementEnd < open)) {
      parts.push({ kind: 'text', text: css.slice(start, statementEnd + 1) })
      start = statementEnd + 1
      continue
    }
    if (open === -1) break

    const close = closingBrace(css, open)
    parts.push(partOf(css.slice(start, open).trim(), css.slice(open + 1, close)))
    start = close + 1
  }
  return parts
}

function partOf(prelude: string, body: string): Part {
  if (/^@(layer|media|supports|container)\b/.test(prelude))
    return { kind: 'group', prelude, parts: parse(body) }
  if (prelude.startsWith('@')) return { kind: 'text', text: `${prelude}{${body}}` }

  const selectors = splitSelectors(prelude).map((text) => ({ text, classes: classesIn(text) }))
  return { kind: 'rule', selectors, body }
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('The stylesheet ends inside a block')
}

/** Splits at commas that stand in no parentheses. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < list.length; at += 1) {
    const character = list[at]
    if (character === '\\') at += 1
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (character === ',' && depth === 0) {
      selectors.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...selectors, list.slice(start)]
}

/** The classes a page must have for this selector to mean anything; those in parentheses are no such must. */
function classesIn(selector: string): string[] {
  let bare = selector
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '')
  }
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name))
}

/** A character after a backslash stands for itself, or is a number when it is hexadecimal: `\32 xl` is `2xl`. */
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  )
