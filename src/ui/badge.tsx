import type { ReactNode } from 'react'

const tones = {
  neutral: 'text-muted',
  good: 'text-primary',
  warning: 'text-warning',
  danger: 'text-danger',
} as const

/** A word about a thing: new, sold out, demo. */
export const Badge = ({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span className={`badge ${tones[tone]}`}>{children}</span>
)
