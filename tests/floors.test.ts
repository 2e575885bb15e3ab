import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Upper floors first. A file may import from its own floor's room or from any floor below. */
const floors = [
  ['server'],
  ['storefront', 'admin', 'store-api', 'admin-api'],
  ['ui'],
  ['shop'],
  ['platform'],
  ['values'],
]

/** The two faces are clients of the doors beside them: the typed client and nothing else (architecture: data flow). */
const doors: Record<string, RegExp> = {
  storefront: /^store-api\/client\.ts$/,
  admin: /^admin-api\/client\.ts$/,
}

const root = resolve(import.meta.dirname, '../src')

describe('the house', () => {
  it('has only the floors it is drawn with', () => {
    expect(readdirSync(root).filter((floor) => !floors.flat().includes(floor))).toEqual([])
  })

  it('imports only downwards', () => {
    const climbing = sources().flatMap((file) =>
      importsOf(file)
        .filter((target) => !mayImport(file, target))
        .map((target) => `${file} → ${target}`),
    )
    expect(climbing).toEqual([])
  })

  it('has no drawer for things without a name', () => {
    const nameless = /(^|\/)(utils?|helpers?|common|lib|misc|types|constants|services?|managers?)(\/|\.tsx?$)/
    expect(sources().filter((file) => nameless.test(file))).toEqual([])
  })

  it('hands no server file to the browser', () => {
    const reached = reachableFrom('storefront/entry.browser.tsx')
    const forbidden = reached.filter(
      (file) => file.endsWith('.server.ts') || /^(server|platform|store-api\/(?!client\.ts))/.test(file),
    )

    expect(reached.length).toBeGreaterThan(10)
    expect(forbidden).toEqual([])
  })
})

function mayImport(file: string, target: string): boolean {
  const [from, to] = [floorOf(file), floorOf(target)]
  if (from === to) return true
  return levelOf(to) > levelOf(from) || doors[from]?.test(target) === true
}

/** Everything a file pulls in at run time, by relative imports; type imports are erased and do not count. */
function reachableFrom(entry: string): string[] {
  const seen = new Set<string>()
  const waiting = [entry]

  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...importsOf(file, { erased: false }).filter((target) => /\.tsx?$/.test(target)))
  }

  return [...seen]
}

function importsOf(file: string, { erased = true } = {}): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const statements = [...code.matchAll(/(?:^|\n)\s*(import|export)\s(type\s)?[^'"]*?from\s+'(\.[^']+)'/g)]
    .filter(([, , type]) => erased || !type)
    .map(([, , , path = '']) => path)
  const lazy = [...code.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) => path)

  return [...statements, ...lazy]
    .map((path) => relative(root, resolve(dirname(join(root, file)), path)))
    .filter((target) => !target.startsWith('..'))
}

const sources = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))

const floorOf = (file: string) => file.split('/')[0] ?? ''
const levelOf = (floor: string) => floors.findIndex((level) => level.includes(floor))
