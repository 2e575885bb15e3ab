import type { ReactNode } from 'react'

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({
  title,
  text,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}) => (
  <div className="card px-6 py-14 text-center">
    <h2>{title}</h2>
    {text && <p className="mx-auto mt-3 max-w-prose text-muted">{text}</p>}
    {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
)
