import { hash, randomUUID } from 'node:crypto'

declare const kind: unique symbol

/** Shopware ids: a UUID as 32 hex digits. The name keeps a CartId out of a ProductId's place. */
export type Id<Name extends string> = string & { readonly [kind]: Name }

export const isId = (value: unknown): value is Id<never> =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)

export const newId = <Name extends string>(): Id<Name> => randomUUID().replaceAll('-', '') as Id<Name>

/** The same id for the same thing, every time: seeded rows can be written again without doubling. */
export const idFrom = <Name extends string>(name: Name, key: string): Id<Name> =>
  hash('sha256', `${name}:${key}`).slice(0, 32) as Id<Name>
