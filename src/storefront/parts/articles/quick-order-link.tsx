import { ClipboardPaste } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** For whoever has a list already. */
export function QuickOrderLink() {
  const { quickLink } = useTexts().professional
  const path = usePaths()

  return (
    <ButtonLink to={path('quickOrder')} look="quiet" title={quickLink.text}>
      <ClipboardPaste aria-hidden size={18} />
      {quickLink.title}
    </ButtonLink>
  )
}
