/** A name for one wish, made once: whoever repeats the wish sends it again. (`randomUUID` wants https.) */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The id a form carries. One that carries none, in the browser, is a new wish; without scripts a form is sent
 * as it is, and nobody repeats it on his own.
 */
export function commandOf(form: FormData): { commandId?: string } {
  const carried = form.get('commandId')
  if (typeof carried === 'string' && carried !== '') return { commandId: carried }
  return typeof document === 'undefined' ? {} : { commandId: newCommandId() }
}

/** Writes an id into a form, for when the browser sends it the plain way. */
export function carryCommand(form: HTMLFormElement, commandId: string): void {
  const field = form.ownerDocument.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'commandId', value: commandId })
  form.querySelector('input[name="commandId"]')?.remove()
  form.append(field)
}
