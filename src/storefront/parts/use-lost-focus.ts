import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * What had the focus may be gone once a navigation is through: a link to a form that takes its place, a button that has done its
 * work. Who goes on with the keyboard then goes on at the page's beginning instead of at the top of everything. Whatever in the
 * page takes the focus itself has done so before.
 */
export function useLostFocus(): void {
  const { state } = useNavigation()
  const hadFocus = useRef(false)

  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (state !== 'idle') {
      hadFocus.current ||= !isNowhere
      return
    }
    if (hadFocus.current && isNowhere) document.getElementById('content')?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [state])
}
