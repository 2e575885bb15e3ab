import type { ReactNode } from 'react'

/** For those who listen, not for those who see. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
)
