import { useTexts } from '../../shop-frame.tsx'
import type { Texts } from '../../texts/texts.ts'
import { violationText } from '../violation-text.ts'
import type { FormAnswer, Typed } from './form-answer.ts'

type FieldName = keyof Texts['forms']['fields']

/** Fields of a form that keep what was typed and say what is wrong with it. `known` fills in what nobody typed yet. */
export function useFields(answer: FormAnswer | undefined, known: Typed) {
  const texts = useTexts()
  const { forms, violations } = texts
  const typed = answer?.typed ?? known
  const errors = answer?.errors ?? {}
  const errorOf = (name: string): string | undefined => errors[name] && violationText(errors[name], texts)

  /** `called` where the name of a field on the wire says something else than its label. */
  const field = (name: string, called: FieldName = name as FieldName) => ({
    name,
    label: forms.fields[called],
    defaultValue: typed[name] ?? '',
    error: errorOf(name),
  })
  const messages = (labels: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.keys(errors).map((name) => [
        name,
        violations.inField(labels[name] ?? name, errorOf(name) ?? ''),
      ]),
    )

  return { typed, field, errorOf, messages }
}
