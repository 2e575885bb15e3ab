import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** What was sent has arrived: said where the form was, under the page's own heading. */
export const SentNote = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section role="status" className="rounded-lg bg-primary-soft p-8">
    <CircleCheck aria-hidden size={36} className="text-primary" />
    <h2 className="mt-3 text-2xl">{title}</h2>
    <p className="mt-3 max-w-prose">{text}</p>
    <p className="mt-6 flex flex-wrap gap-3">{children}</p>
  </section>
)
