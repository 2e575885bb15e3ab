import { z } from 'zod'
import { refuse } from '../shop/refusal.ts'
import { type Id, isId } from '../values/ids.ts'
import { printed } from '../values/printed.ts'

/** An id from the wire; a malformed one is refused in Shopware's words, with its place in the request. */
export const idWish = <Name extends string>(name: string) =>
  z
    .unknown()
    .optional()
    .transform(
      (raw): Id<Name> =>
        // Which kind of thing it names is the endpoint's promise, checked when the thing is looked up.
        isId(raw)
          ? (raw as Id<Name>)
          : refuse('id.malformed', { value: printed(raw ?? ''), pointer: `/${name}` }),
    )

/** The same, where it may be left out. */
export const optionalIdWish = <Name extends string>(name: string) =>
  z
    .unknown()
    .optional()
    .transform((raw): Id<Name> | undefined => {
      if (raw === undefined || raw === null) return undefined
      return isId(raw)
        ? (raw as Id<Name>)
        : refuse('id.malformed', { value: printed(raw), pointer: `/${name}` })
    })

/** A switch in a body or a query string; what is left out is undefined, what is neither is refused. */
export const flagWish = (name: string) =>
  z
    .unknown()
    .optional()
    .transform((raw): boolean | undefined => {
      if (raw === undefined || raw === null || raw === '') return undefined
      if (raw === true || raw === 1 || raw === '1' || raw === 'true') return true
      if (raw === false || raw === 0 || raw === '0' || raw === 'false') return false
      return refuse('request.parameter-invalid', {
        name,
        reason: 'true or false is expected',
        pointer: `/${name}`,
      })
    })

/** A whole number within bounds; what is left out is undefined. */
export const wholeWish = (name: string, { least, most }: { least: number; most: number }) =>
  z
    .unknown()
    .optional()
    .transform((raw): number | undefined => {
      if (raw === undefined || raw === null || raw === '') return undefined
      const number = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw
      return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
        ? number
        : refuse('request.parameter-invalid', {
            name,
            reason: `a whole number from ${least} to ${most} is expected`,
            pointer: `/${name}`,
          })
    })
