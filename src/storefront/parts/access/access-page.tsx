import type { ReactNode } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { PageTrail } from '../page-trail.tsx'

type AccessPageProps = {
  name: 'recoverPassword' | 'resetPassword' | 'emailConfirm'
  text?: string
  children: ReactNode
}

/** A page with one short form, for whoever is not logged in. */
export function AccessPage({ name, text, children }: AccessPageProps) {
  const { pages } = useTexts()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <h1>{pages[name].title}</h1>
      {text && <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>}
      <div className="mt-8 grid max-w-md gap-6">{children}</div>
    </div>
  )
}
