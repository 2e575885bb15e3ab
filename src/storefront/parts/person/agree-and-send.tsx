import { Checkbox } from '../../../ui/checkbox.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { SendButton } from '../forms/sending-form.tsx'
import { LinkedText } from '../linked-text.tsx'

type AgreeAndSendProps = {
  /** What is agreed to, around the link to the privacy notice. */
  words: { before: string; link: string; after: string }
  ticked: boolean
  error: string | undefined
  send: string
}

/** How a form about a person ends: the privacy notice, what a star means, and its button. */
export function AgreeAndSend({ words, ticked, error, send }: AgreeAndSendProps) {
  const { checkout } = useTexts()
  const path = usePaths()

  return (
    <>
      <Checkbox
        name="privacy"
        value="yes"
        defaultChecked={ticked}
        error={error}
        required
        label={<LinkedText words={words} to={path('privacy')} />}
      />
      <p className="text-sm text-muted">{checkout.required}</p>
      <SendButton size="large" className="sm:justify-self-start">
        {send}
      </SendButton>
    </>
  )
}
