import { askedFor } from '../../../shop/configurator/asked-first.ts'
import { fieldId } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { wordsOfType } from './load-configurator.ts'
import type { LoadedResults } from './load-results.ts'
import { Answers } from './measure-field.tsx'
import { questionsOf } from './questions.ts'
import { sayQuestion } from './say-verdict.ts'
import type { WorkedOut } from './work-out-place.ts'

type OpenQuestionsProps = { loaded: LoadedResults; worked: WorkedOut; back: string }

/** What has to be known first: each a question, with what may have been meant one tap away. */
export function OpenQuestions({ loaded: { type, typed, known }, worked, back }: OpenQuestionsProps) {
  const texts = useTexts().configurator
  const say = sayQuestion(known, texts)
  const rows = known.figures.required[type]
  const { inputsMain } = wordsOfType(known, type)
  const questions = questionsOf(typed, {
    errors: worked.result.errors.map((error) =>
      error.code === 'VALUE_REQUIRED' ? { ...error, field: askedFor(error.field, rows, inputsMain) } : error,
    ),
    unreadable: worked.unreadable,
    isAsked: true,
  })

  return (
    <section className="mt-8 grid max-w-3xl gap-4">
      {questions.map((question) => (
        <div key={question.field + question.code} className="card measure-question p-5">
          <p className="text-lg font-medium">
            {question.code === 'UNREADABLE'
              ? say(question)
              : texts.asking.of(known.inputs[question.field]?.name ?? question.field, say(question))}
          </p>
          <p className="hint mt-1">{known.inputs[question.field]?.definition}</p>
          <Answers answers={question.answers} type={type} on="configuratorProducts" />
          <p className="mt-2">
            <Link to={`${back}#${fieldId(question.field)}`} className="link inline-block py-2.5">
              {texts.asking.keep}
            </Link>
          </p>
        </div>
      ))}
    </section>
  )
}
