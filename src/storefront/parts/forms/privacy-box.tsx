import { Checkbox } from '../../../ui/checkbox.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

type PrivacyBoxProps = {
  name: string
  ticked: boolean
  error: string | undefined
  /** What is agreed to, before and behind the link; without it, that somebody is answered. */
  words?: readonly string[]
}

/** Consent to the privacy notice, without which nothing is sent. */
export function PrivacyBox({ name, ticked, error, words }: PrivacyBoxProps) {
  const { forms } = useTexts()
  const path = usePaths()
  const [before, after] = words ?? forms.privacy

  return (
    <Checkbox
      name={name}
      defaultChecked={ticked}
      error={error}
      required
      label={
        <>
          {before}
          <Link className="link" to={path('privacy')}>
            {forms.privacyLink}
          </Link>
          {after}
        </>
      }
    />
  )
}
