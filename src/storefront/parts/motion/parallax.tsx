import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { driftWithScroll } from './drift-with-scroll.ts'

/** Drifts behind the page while it moves: by the browser itself where it can, otherwise by a script. */
export function Parallax({
  speed = defaultSpeed,
  className = '',
  children,
}: {
  speed?: number
  className?: string
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? driftWithScroll(element.current, speed) : undefined), [speed])

  return (
    <div ref={element} className={`parallax ${className}`} style={{ '--speed': speed } as CSSProperties}>
      {children}
    </div>
  )
}

/** Specification 9. */
const defaultSpeed = 1
