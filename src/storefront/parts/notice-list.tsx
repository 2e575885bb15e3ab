import { Alert } from '../../ui/alert.tsx'
import { useTexts } from '../shop-frame.tsx'
import { type CartNotice, noticeKind, noticeText } from './cart-notices.ts'
import { type Problem, problemText } from './problem-text.ts'

/** What the cart changed or refuses, where the shopper looks. Read out when it changes. */
export function NoticeList({
  notices,
  problem,
}: {
  notices: readonly CartNotice[]
  problem?: Problem | null | undefined
}) {
  const texts = useTexts()

  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {problem && <Alert tone="danger">{problemText(problem, texts)}</Alert>}
      {notices.map((notice) => (
        <Alert key={notice.key} tone={noticeKind(notice)}>
          {noticeText(notice, texts)}
        </Alert>
      ))}
    </div>
  )
}
