import { Form } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../../shop-frame.tsx'
import { problemText } from '../../problem-text.ts'
import { violationText } from '../../violation-text.ts'
import type { DeleteAnswer } from './delete-action.ts'

/** The password once more: nobody deletes an account that was left open somewhere. */
export function DeleteForm({ answer }: { answer: DeleteAnswer | undefined }) {
  const texts = useTexts()
  const path = usePaths()
  const { remove } = texts.account.privacy

  return (
    <Form method="post" reloadDocument className="mt-8 grid gap-6">
      {answer?.problem && <Alert tone="danger">{problemText(answer.problem, texts)}</Alert>}
      <TextInput
        label={remove.password}
        hint={remove.passwordHint}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus={answer?.error !== undefined}
        error={answer?.error && violationText(answer.error, texts)}
        className="max-w-96"
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="delete" look="danger">
          {remove.yes}
        </Button>
        <ButtonLink to={path('accountPrivacy')} look="quiet">
          {remove.no}
        </ButtonLink>
      </p>
    </Form>
  )
}
