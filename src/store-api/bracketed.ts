import { refuse } from '../shop/refusal.ts'

const deepest = 12

/**
 * A query string the way PHP clients write it: `filter[0][field]=name` is a list of filters, `ids[]=a&ids[]=b` a list,
 * `includes[product][]=id` a list in an object.
 */
export function bracketed(query: Record<string, unknown>): Record<string, unknown> {
  const root: Branch = new Map()
  for (const [name, value] of Object.entries(query)) {
    const steps = stepsOf(name)
    if (steps.length > deepest) {
      return refuse('request.parameter-invalid', { name: steps[0] ?? '', reason: 'nested too deep' })
    }
    plant(root, steps, value)
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, harvest(value)]))
}

type Branch = Map<string, unknown>

/** `a[b][]` is a, b, and the next free place. A name that is not written so is itself. */
function stepsOf(name: string): string[] {
  const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (head === undefined || rest === undefined) return [name]
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)]
}

function plant(branch: Branch, [step = '', ...steps]: string[], value: unknown): void {
  const key = step === '' ? String(branch.size) : step
  if (steps.length === 0) {
    branch.set(key, value)
  } else if (steps.length === 1 && steps[0] === '' && Array.isArray(value)) {
    branch.set(key, value)
  } else {
    const next = branch.get(key)
    const deeper: Branch = next instanceof Map ? next : new Map()
    branch.set(key, deeper)
    plant(deeper, steps, value)
  }
}

/** Counted from 0 it is a list, otherwise an object. */
function harvest(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const entries = [...value].map(([name, own]) => [String(name), harvest(own)] as const)
  const isList = entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, own]) => own) : Object.fromEntries(entries)
}
