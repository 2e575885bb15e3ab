import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useTexts } from '../../shop-frame.tsx'

type Method = { id: string; name: string; description: string }

type ChangeMethodProps = {
  methods: readonly Method[]
  isMissing: boolean
  /** Quiet where paying as before is what comes first. */
  look?: 'primary' | 'quiet'
}

/** Another way to pay an order that stands. */
export function ChangeMethod({ methods, isMissing, look = 'quiet' }: ChangeMethodProps) {
  const { unpaid } = useTexts().order
  if (methods.length === 0) return null

  return (
    <Form method="post" reloadDocument className="mt-10 grid gap-5">
      <RadioCards
        legend={unpaid.other}
        name="paymentMethodId"
        required
        {...(isMissing && { error: unpaid.chooseOne })}
        choices={methods.map(({ id, name, description }) => ({ value: id, title: name, text: description }))}
      />
      <Button type="submit" name="intent" value="change" look={look} className="justify-self-start">
        {unpaid.change}
      </Button>
    </Form>
  )
}
