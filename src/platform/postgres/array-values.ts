/** PostgreSQL's `{1,"two",NULL}` as an array. The driver's own reader takes NULL for a word. */
export function parseArray<Element>(text: string, parse: (text: string) => Element): unknown[] {
  const opened: unknown[][] = [[]]

  for (const [token, quoted] of text.matchAll(/[{}]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs)) {
    const innermost = opened.at(-1)
    if (token === '{') {
      const inner: unknown[] = []
      innermost?.push(inner)
      opened.push(inner)
    } else if (token === '}') opened.pop()
    else if (quoted !== undefined) innermost?.push(parse(quoted.replace(/\\(.)/gs, '$1')))
    else innermost?.push(token === 'NULL' ? null : parse(token))
  }
  return opened[0]?.[0] as unknown[]
}

export function serializeArray(values: readonly unknown[], serialize: (value: unknown) => string): string {
  const elements = values.map((value) => {
    if (value === null) return 'NULL'
    if (Array.isArray(value)) return serializeArray(value, serialize)
    return `"${serialize(value).replace(/["\\]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}
