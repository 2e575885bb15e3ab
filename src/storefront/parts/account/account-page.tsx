import type { ReactNode } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { PageTrail } from '../page-trail.tsx'
import type { SimpleName } from '../plain-page.tsx'

type AccountPageProps = {
  name: SimpleName
  /** Another headline than the page's name. */
  title?: string
  /** A sentence below it. */
  text?: ReactNode
  /** Wide pages hold lists; the others are forms, and as wide as these read well. */
  wide?: boolean
  children?: ReactNode
}

/** A page of an account: where it stands, what it is called, what it is for. Its meta is `plainMeta`. */
export function AccountPage({ name, title, text, wide = false, children }: AccountPageProps) {
  const { pages } = useTexts()

  return (
    <div className={wide ? 'pb-10' : 'max-w-3xl pb-10'}>
      <PageTrail />
      <h1>{title ?? pages[name].title}</h1>
      {text && <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>}
      {children}
    </div>
  )
}
