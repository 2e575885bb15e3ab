import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldProps = {
  title: ReactNode
  open?: boolean
  /** Folds of one group: opening one closes the others. */
  group?: string
  children: ReactNode
}

/** Shows its content when asked. Several below each other make an accordion. */
export const Fold = ({ title, open, group, children }: FoldProps) => (
  <details className="fold" open={open} name={group}>
    <summary>
      {title}
      <ChevronDown aria-hidden size={18} />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
)
