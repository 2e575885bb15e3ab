import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../ui/button.tsx'
import { usePaths, useTexts } from '../../../shop-frame.tsx'
import { type Unfinished, UnfinishedNotes } from './unfinished-notes.tsx'

/** The first step: what goes, what stays and why, before anything is asked. */
export function DeleteAccount(unfinished: Unfinished) {
  const { remove } = useTexts().account.privacy
  const path = usePaths()

  return (
    <section className="mt-12 border-t border-line pt-8" aria-labelledby="delete-account">
      <h2 id="delete-account" className="text-2xl">
        {remove.title}
      </h2>
      <p className="mt-3 max-w-prose text-muted">{remove.text}</p>
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        <Things title={remove.goes} things={remove.goesList} sign={<Check aria-hidden size={18} />} />
        <Things title={remove.stays} things={remove.staysList} sign={<Lock aria-hidden size={18} />} />
      </div>
      <UnfinishedNotes {...unfinished} />
      <p className="mt-6">
        <ButtonLink to={path('accountPrivacy', { ask: 'delete' })} look="danger">
          {remove.begin}
        </ButtonLink>
      </p>
    </section>
  )
}

type ThingsProps = { title: string; things: readonly string[]; sign: ReactNode }

const Things = ({ title, things, sign }: ThingsProps) => (
  <div>
    <h3>{title}</h3>
    <ul className="mt-2 grid gap-2 text-muted">
      {things.map((thing) => (
        <li key={thing} className="grid grid-cols-[auto_1fr] gap-2">
          <span className="mt-0.5">{sign}</span>
          {thing}
        </li>
      ))}
    </ul>
  </div>
)
