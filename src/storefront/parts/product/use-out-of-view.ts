import { type RefObject, useEffect, useState } from 'react'

/** Whether something was scrolled past, upwards or not reached yet; false until scripts have looked. */
export function useOutOfView(ref: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return isAway
}
