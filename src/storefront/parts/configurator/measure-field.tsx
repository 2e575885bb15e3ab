import { CircleHelp } from 'lucide-react'
import type { Length, SystemType } from '../../../shop/configurator/measures.ts'
import { fieldAria } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { InputWords } from './load-configurator.ts'
import { MeasureSketch } from './measure-sketch.tsx'
import { queryOf } from './measuring.ts'
import type { Answer, Question } from './questions.ts'

type MeasureFieldProps = {
  name: Length
  type: SystemType
  words: InputWords
  value: string | undefined
  question: Question | undefined
  /** The question in words. */
  asked: string | undefined
  isOptional: boolean
}

/** One measure: where it is taken, what it is, and room to ask about it. */
export function MeasureField({ name, type, words, value, question, asked, isOptional }: MeasureFieldProps) {
  const { measuring } = useTexts().configurator
  const aria = fieldAria({ label: words.name, name, hint: words.definition, error: asked })
  const common = words.common ?? []

  return (
    <div className="measure">
      <MeasureSketch of={name} type={type} />
      <div className="field">
        <label htmlFor={aria.id}>
          {words.name}
          {isOptional && <small className="font-normal text-muted"> {measuring.optional}</small>}
        </label>
        <div className="measure-input">
          <input
            {...aria}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={12}
            defaultValue={value}
            className="input"
            {...(common.length > 0 && { list: `${aria.id}-common` })}
          />
          <span aria-hidden>mm</span>
        </div>
        {common.length > 0 && (
          <datalist id={`${aria.id}-common`}>
            {common.map((mm) => (
              <option key={mm} value={mm} />
            ))}
          </datalist>
        )}
        {question && asked && (
          <div id={`${aria.id}-error`} className="measure-question">
            <p>
              <CircleHelp aria-hidden size={16} />
              {asked}
            </p>
            <Answers answers={question.answers} type={type} />
          </div>
        )}
        <p id={`${aria.id}-hint`} className="hint">
          {words.definition}
          {common.length > 0 && ` ${measuring.common} ${common.join(', ')} mm.`}
        </p>
      </div>
    </div>
  )
}

/** One tap each: links, so that they work before any script. */
export function Answers({
  answers,
  type,
  on = 'configuratorType',
}: {
  answers: readonly Answer[]
  type: SystemType
  on?: 'configuratorType' | 'configuratorProducts'
}) {
  const { asking } = useTexts().configurator
  const path = usePaths()
  if (answers.length === 0) return null

  return (
    <ul>
      {answers.map((answer) => (
        <li key={answer.kind}>
          <Link
            to={path(on, type, queryOf(answer.typed))}
            replace
            preventScrollReset
            className="button button-quiet"
          >
            {answer.kind === 'use'
              ? asking.use(answer.mm)
              : answer.kind === 'swap'
                ? asking.swap
                : asking.leaveOut}
          </Link>
        </li>
      ))}
    </ul>
  )
}
