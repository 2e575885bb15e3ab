import { useLocation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { type CartNotice, noticeKind, noticeText, type WayOut, wayOutOf } from './cart-notices.ts'
import { type Problem, problemText } from './problem-text.ts'

/** What the cart changed or refuses, where the shopper looks, with a way out. Read out when it changes. */
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
          <Way out={wayOutOf(notice)} />
        </Alert>
      ))}
    </div>
  )
}

/** Nobody is sent where she is. */
function Way({ out }: { out: WayOut | undefined }) {
  const { notices } = useTexts()
  const path = usePaths()
  const { pathname, search } = useLocation()
  if (!out) return null

  const to = {
    address: path('checkout', 'address'),
    methods: path('checkout', 'shipping'),
    contact: path('contact'),
  }[out]
  if (to === pathname + search) return null
  return (
    <>
      {' '}
      <Link className="link" to={to}>
        {notices.ways[out]}
      </Link>
    </>
  )
}
