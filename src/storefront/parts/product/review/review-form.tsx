import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { TextArea, TextInput } from '../../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../../shop-frame.tsx'
import { SendButton, SendingForm } from '../../forms/sending-form.tsx'
import { problemText } from '../../problem-text.ts'
import { violationText } from '../../violation-text.ts'
import type { LoadedReview } from './load-review.ts'
import { type ReviewAnswer, type ReviewField, reviewFields } from './review-action.ts'
import { StarChoice } from './star-choice.tsx'

type ReviewFormProps = {
  loaded: LoadedReview
  answer: ReviewAnswer | undefined
  /** Sends it from a part of a page that stays where it is. */
  fetcher?: FetcherWithComponents<ReviewAnswer>
  here?: boolean
}

/** What somebody says of a product, or says otherwise. The Store API knows the rules. */
export function ReviewForm({ loaded, answer, fetcher, here = false }: ReviewFormProps) {
  const { about, author, own } = loaded
  const texts = useTexts()
  const { review } = texts
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer && !answer.isDone) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])

  const labels: Record<ReviewField, string> = {
    points: review.points,
    title: review.headline,
    content: review.content,
    name: review.name,
  }
  const before: Partial<Record<ReviewField, string>> = own
    ? { points: String(own.points), title: own.title, content: own.content, name: own.externalUser ?? '' }
    : { name: author ?? '' }
  const field = (name: ReviewField) => {
    const broken = answer?.errors[name]
    return {
      name,
      label: labels[name],
      defaultValue: answer?.typed[name] ?? before[name] ?? '',
      error: broken && violationText(broken, texts),
      required: true,
    }
  }
  const messages = Object.fromEntries(
    reviewFields.flatMap((name) => {
      const { error } = field(name)
      return error ? [[name, texts.violations.inField(labels[name], error)]] : []
    }),
  )

  return (
    <SendingForm
      ref={form}
      fetcher={fetcher}
      method="post"
      action={path('review', about.id)}
      noValidate
      className="grid gap-6"
    >
      {own && <input type="hidden" name="id" value={own.id} />}
      {here && <input type="hidden" name="here" value="yes" />}
      {answer?.problem && <Alert tone="danger" title={problemText(answer.problem, texts)} />}
      <ErrorSummary title={texts.violations.summary(Object.keys(messages).length)} errors={messages} />
      <StarChoice {...field('points')} />
      <TextInput {...field('title')} maxLength={120} autoComplete="off" />
      <TextArea {...field('content')} hint={review.contentHint} maxLength={4_000} rows={6} />
      <TextInput
        {...field('name')}
        hint={review.nameHint}
        maxLength={60}
        autoComplete="nickname"
        className="sm:max-w-80"
      />
      <div className="grid gap-3">
        <p className="text-sm text-muted">{review.required}</p>
        <SendButton size="large" className="justify-self-start">
          {own ? review.sendChange : review.send}
        </SendButton>
      </div>
    </SendingForm>
  )
}
