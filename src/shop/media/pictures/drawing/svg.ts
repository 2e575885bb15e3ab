export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One element, its values escaped; children are markup already. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? brief(value) : String(value))}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** A number to one decimal, as short as it can be written. */
export function brief(value: number, decimals = 1): string {
  const rounded = Number(value.toFixed(decimals))
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Lines as path data: absolute starts, relative steps in tenths, so that rounding never adds up. */
export function pathData(lines: readonly (readonly (readonly [number, number])[])[], open: boolean): string {
  return lines
    .map((line) => {
      let [x, y] = [0, 0]
      const steps: string[] = []
      line.forEach((point, at) => {
        const [nextX, nextY] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
        if (at > 0 && nextX === x && nextY === y) return
        steps.push(pair((nextX - x) / 10, (nextY - y) / 10))
        ;[x, y] = [nextX, nextY]
      })
      const [start = '0 0', ...rest] = steps
      return `M${start}${rest.length > 0 ? `l${rest.join(' ').replace(/ -/g, '-')}` : ''}${open ? '' : 'z'}`
    })
    .join('')
}

function pair(x: number, y: number): string {
  const second = brief(y)
  return `${brief(x)}${second.startsWith('-') ? '' : ' '}${second}`
}
