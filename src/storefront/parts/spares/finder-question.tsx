import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { type GivenAnswer, writeAnswers } from './given-answers.ts'
import type { LoadedFinder } from './load-finder.ts'

/** How many parts it may still be, as words and as a line that gets shorter. */
export function PartsLeft({ count, total }: { count: number; total: number }) {
  const { finder } = useTexts()

  return (
    <div className="max-w-3xl">
      <p role="status" className="text-lg font-medium tabular-nums">
        {finder.left(count, total)}
      </p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface">
        <div
          className="h-full rounded-full bg-primary motion-safe:transition-[width] motion-safe:duration-500"
          style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
        />
      </div>
    </div>
  )
}

type AskedPartProps = {
  question: NonNullable<LoadedFinder['question']>
  answers: readonly GivenAnswer[]
  heading: string
}

/** One question with its three answers; each is an address of its own, and so is stepping back. */
export function AskedPart({ question, answers, heading }: AskedPartProps) {
  const { finder } = useTexts()
  const path = usePaths()
  const to = (given: readonly GivenAnswer[]) => path('partFinder', { answers: writeAnswers(given) })

  return (
    <section
      aria-labelledby="question"
      className="mt-6 grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <p className="text-sm text-muted">{finder.question(answers.length + 1)}</p>
        <h1 id="question" className="mt-2 max-w-3xl">
          {heading}
        </h1>
        <ul className="mt-8 grid max-w-xl gap-3 sm:grid-cols-3">
          {(['yes', 'no', 'unknown'] as const).map((answer) => (
            <li key={answer}>
              <ButtonLink
                to={to([...answers, { question: question.id, answer }])}
                look={answer === 'unknown' ? 'quiet' : 'primary'}
                size="large"
                wide
              >
                {finder.answer[answer]}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {answers.length > 0 && (
          <p className="mt-4">
            <Link to={to(answers.slice(0, -1))} className="link inline-flex min-h-11 items-center gap-2">
              <ArrowLeft aria-hidden size={18} />
              {finder.back}
            </Link>
          </p>
        )}
      </div>
      {question.picture && (
        <figure className="max-w-sm lg:max-w-none">
          <div className="overflow-hidden rounded-lg">
            <Picture media={question.picture} place="card" silent />
          </div>
          <figcaption className="mt-2 text-sm text-muted">{finder.example}</figcaption>
        </figure>
      )}
    </section>
  )
}

/** What was said so far, each with the way back to just before it. */
export function GivenAnswers({ answers }: { answers: LoadedFinder['answers'] }) {
  const { finder } = useTexts()
  const path = usePaths()
  if (answers.length === 0) return null

  return (
    <section className="mt-14 max-w-3xl">
      <h2 className="text-xl">{finder.given}</h2>
      <ol className="mt-3 border-t border-line">
        {answers.map(({ question, text, answer }, at) => (
          <li
            key={question}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 grow basis-64">
              {text} <b className="font-medium">{finder.answer[answer]}</b>
            </span>
            <Link
              to={path('partFinder', { answers: writeAnswers(answers.slice(0, at)) })}
              aria-label={finder.changeThis(text)}
              className="link inline-flex min-h-11 items-center"
            >
              {finder.change}
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <Link to={path('partFinder')} className="link inline-flex min-h-11 items-center">
          {finder.again}
        </Link>
      </p>
    </section>
  )
}
