import { Alert } from './alert.tsx'
import { fieldId } from './field.tsx'
import { useFocusOnAnswer } from './focus-on-answer.ts'

type ErrorSummaryProps = {
  title: string
  /** What to say, by the name of the field. */
  errors: Readonly<Record<string, string>>
  /** What brought them. Where a page draws itself anew while somebody types, only another answer takes the focus. */
  answer?: unknown
}

/**
 * What is wrong with a form, above it: each error a link to its field. It takes the focus whenever a
 * form comes back, and on a page sent back by the server the browser gives it.
 */
export function ErrorSummary({ title, errors, answer = errors }: ErrorSummaryProps) {
  const summary = useFocusOnAnswer<HTMLDivElement>(answer)

  if (Object.keys(errors).length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form the errors are where the visitor has to go
    <div ref={summary} tabIndex={-1} autoFocus className="mb-6">
      <Alert tone="danger" title={title}>
        <ul className="mt-1">
          {Object.entries(errors).map(([name, message]) => (
            <li key={name}>
              <a className="link block py-2.5" href={`#${fieldId(name)}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
