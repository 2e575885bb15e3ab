import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<Tone, unknown>

export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone]
  return <Icon aria-hidden size={20} />
}

/** Something the visitor should read, in the place it concerns. */
export const Alert = ({
  tone = 'info',
  title,
  children,
}: {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
}) => (
  <div className={`alert tone-${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
    <ToneIcon tone={tone} />
    <div>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  </div>
)
