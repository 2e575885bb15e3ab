import { lazy, Suspense } from 'react'
import { useSideCartAsked } from '../browser/side-cart-state.ts'
import { useUntold } from '../browser/use-untold.ts'
import { moreWords } from '../browser/words.ts'

/** Where the side cart will stand. Neither it nor its words are fetched before it is asked for or has something to say. */
export function SideCartPlace() {
  const asked = useSideCartAsked()
  const untold = useUntold()
  if (asked.times === 0 && untold.length === 0) return null

  return (
    <Suspense fallback={null}>
      <SideCart {...asked} />
    </Suspense>
  )
}

const SideCart = lazy(async () => {
  const [{ SideCart }] = await Promise.all([
    import('./side-cart.tsx'),
    moreWords(['cart', 'catalogue', 'notices']),
  ])
  return { default: SideCart }
})
