import type { ReactNode } from 'react'

/** Things that belong together, framed. With `link` the `stretched` link inside covers it all. */
export const Card = ({
  link,
  className = 'p-5',
  children,
}: {
  link?: boolean
  className?: string
  children: ReactNode
}) => <div className={`card ${link ? 'card-link' : ''} ${className}`}>{children}</div>
