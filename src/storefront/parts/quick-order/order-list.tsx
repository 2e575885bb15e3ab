import { useRef, useState } from 'react'
import { longestJob } from '../../../shop/cart/line-purpose.ts'
import { mostOrderLines } from '../../../shop/quick-order/order-line.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { useDraft } from '../use-draft.ts'
import { listDraft, orderFields } from './order-fields.ts'
import type { QuickOrderAnswer } from './quick-order-action.ts'
import { TypedRow } from './typed-row.tsx'

const rowsAtFirst = 4
const moreRows = 6

/** Where a list comes from: pasted, a file, or typed number by number; all of it is checked together. */
export function OrderList({ answer }: { answer: QuickOrderAnswer | undefined }) {
  const { quick } = useTexts().professional
  const [rows, setRows] = useState(rowsAtFirst)
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, listDraft)
  const problem = useProblem(answer?.problem)

  return (
    <SendingForm
      ref={form}
      method="post"
      encType="multipart/form-data"
      data-draft={listDraft}
      className="mt-8"
      aria-label={quick.title}
    >
      <input type="hidden" name={orderFields.intent} value="check" />
      {problem && (
        <div className="mb-6" role="alert">
          <Alert tone="warning">{problem}</Alert>
        </div>
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <TextArea
            label={quick.list}
            name={orderFields.text}
            hint={quick.listHint(mostOrderLines)}
            placeholder={quick.listExample}
            defaultValue={answer?.text ?? ''}
            rows={12}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            className="font-mono text-sm"
          />
          <TextInput
            label={quick.file}
            name={orderFields.file}
            hint={quick.fileHint}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="py-2"
          />
        </div>
        <div className="grid content-start gap-6">
          <fieldset>
            <legend className="mb-3 font-medium">{quick.rows}</legend>
            <div className="grid gap-3">
              {Array.from({ length: rows }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
                <TypedRow key={at} at={at} />
              ))}
            </div>
            <p className="mt-3">
              <Button
                type="button"
                look="plain"
                data-later="only"
                onClick={() => setRows((shown) => Math.min(shown + moreRows, mostOrderLines))}
              >
                {quick.moreRows}
              </Button>
            </p>
          </fieldset>
          <TextInput
            label={quick.jobForAll}
            name={orderFields.jobForAll}
            hint={quick.jobHint}
            maxLength={longestJob}
            autoComplete="off"
          />
        </div>
      </div>
      <p className="mt-8">
        <SendButton size="large">{quick.check}</SendButton>
      </p>
    </SendingForm>
  )
}

/** What went wrong, in words. */
export function useProblem(problem: QuickOrderAnswer['problem']): string | null {
  const { quick } = useTexts().professional
  switch (problem) {
    case undefined:
      return null
    case 'nothing':
      return quick.nothing
    case 'too-many':
      return quick.tooMany(mostOrderLines)
    case 'too-large':
      return quick.tooLarge
    case 'cart-full':
      return quick.cartFull(`${mostOrderLines}`)
    case 'changed':
      return quick.changed
    case 'failed':
      return quick.failed
  }
}
