import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { errorWords, statusOf } from './error-words.ts'
import { LegalBar } from './parts/footer/legal-bar.tsx'
import { usePaths, useTexts } from './shop-frame.tsx'

const adviceAfterMs = 2_000

/** Stands where a page could not be shown: the status, what it means, and the way on. */
export function ErrorPage() {
  const error = useRouteError()
  const texts = useTexts()
  const path = usePaths()
  const status = statusOf(error)
  const { title, text } = errorWords(status, texts)

  // Specification 8: a 412 is advice for whoever runs the shop.
  useEffect(() => {
    if (status !== 412) return
    const timer = setTimeout(() => console.warn(texts.errors.apiAdvice), adviceAfterMs)
    return () => clearTimeout(timer)
  }, [status, texts])

  return (
    <div className="shell py-20">
      <p className="text-sm font-medium text-muted">{texts.errors.status(status)}</p>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-4 max-w-prose text-muted">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('home')}>{texts.errors.home}</ButtonLink>
        {status === 404 && (
          <ButtonLink to={path('search')} look="quiet">
            {texts.errors.search}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

/** The same where not even the layout could be shown. */
export const BareErrorPage = () => (
  <>
    <main id="content">
      <ErrorPage />
    </main>
    <footer>
      <LegalBar />
    </footer>
  </>
)
