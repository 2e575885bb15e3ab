import { Alert } from '../../../../ui/alert.tsx'
import { useTexts } from '../../../shop-frame.tsx'

/** What is not over yet: how many orders are under way, and how many enquiries the shop holds. */
export type Unfinished = { underWay: number; enquiries: number }

/** What becomes of it when the account ends; said before every button that leads there (decision 0031). */
export function UnfinishedNotes({ underWay, enquiries }: Unfinished) {
  const { remove } = useTexts().account.privacy

  return (
    <div className="mt-6 grid gap-3 empty:hidden">
      {underWay > 0 && <Alert tone="warning">{remove.open(underWay)}</Alert>}
      {enquiries > 0 && <Alert tone="warning">{remove.enquiries(enquiries)}</Alert>}
    </div>
  )
}
