import { type InputEvent, useState } from 'react'
import type { FieldErrors } from '../pages/checkout/typed-address.ts'

/** A form that came back. */
type Answer = { errors: FieldErrors } | undefined

const none: FieldErrors = {}

/**
 * What is still wrong with a refused form: a field somebody has been in since is taken for mended until the shop
 * answers anew.
 */
export function useMended(answer: Answer) {
  const [mended, setMended] = useState<{ of: Answer; names: readonly string[] }>({
    of: answer,
    names: [],
  })
  const names = mended.of === answer ? mended.names : []
  const errors = answer?.errors ?? none

  function onInput({ target }: InputEvent<HTMLElement>) {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    if (!isField || !(target.name in errors) || names.includes(target.name)) return
    setMended({ of: answer, names: [...names, target.name] })
  }

  const left = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
  return { left, onInput }
}
