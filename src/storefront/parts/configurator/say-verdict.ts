import { askedFor } from '../../../shop/configurator/asked-first.ts'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import type { Texts } from '../../texts/texts.ts'
import { type LoadedConfigurator, wordsOfType } from './load-configurator.ts'
import type { Typed } from './measuring.ts'
import type { Question } from './questions.ts'
import { sayMessage } from './say-message.ts'
import type { WorkedOut } from './work-out-place.ts'

type Words = Texts['configurator']

/** What came out, in a sentence: how many fit, or what is still to be measured. */
export function sayVerdict(
  { result }: WorkedOut,
  { type, typed, known, words }: { type: SystemType; typed: Typed; known: LoadedConfigurator; words: Words },
): string {
  const { verdict } = words.measuring
  if (result.status === 'error') {
    const missing = result.errors.filter(({ code }) => code === 'VALUE_REQUIRED').map(({ field }) => field)
    if (result.errors.length > missing.length) return verdict.asking
    if (Object.keys(typed).length === 0) return verdict.waiting
    const asked = missing.map((field) =>
      askedFor(field, known.figures.required[type], wordsOfType(known, type).inputsMain),
    )
    return verdict.missing(asked.map((field) => known.inputs[field]?.name ?? field).join(', '))
  }
  if (result.status === 'no-match') return verdict.none
  return result.status === 'fits' ? verdict.fits(result.fits.length) : verdict.fitsAssumed(result.fits.length)
}

/** A question in words, without its field. */
export const sayQuestion =
  ({ messages, inputs }: LoadedConfigurator, { asking }: Words) =>
  ({ field, code, suggestion }: Question): string => {
    const name = inputs[field]?.name ?? field
    if (code === 'UNREADABLE') return asking.unreadable(name)
    if (code === 'VALUE_IMPLAUSIBLE' && suggestion !== null)
      return sayMessage(messages, 'UNIT_SUSPECT', { suggest: suggestion })
    return sayMessage(messages, code, { suggest: suggestion })
  }
