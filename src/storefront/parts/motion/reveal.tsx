import { type ReactNode, useEffect, useRef } from 'react'
import type { RevealOptions } from './reveal-point.ts'
import { revealWhenSeen } from './reveal-when-seen.ts'

/**
 * Comes gently into sight when the visitor gets there. In its place and visible from the start: only what is
 * still below the screen when scripts arrive waits to be reached.
 */
export function Reveal({
  className,
  children,
  ...options
}: Partial<RevealOptions> & { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const wish = JSON.stringify(options)

  useEffect(() => {
    if (!element.current) return
    return revealWhenSeen(element.current, JSON.parse(wish))
  }, [wish])

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  )
}
