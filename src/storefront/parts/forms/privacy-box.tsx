import { Link } from 'react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** Consent to the privacy notice, without which nothing is sent. */
export function PrivacyBox({
  name,
  ticked,
  error,
}: {
  name: string
  ticked: boolean
  error: string | undefined
}) {
  const { forms } = useTexts()
  const path = usePaths()
  const [before, after] = forms.privacy

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
