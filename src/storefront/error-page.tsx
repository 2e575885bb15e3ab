import { useEffect } from 'react'
import { Form, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { adviseLater } from './browser/by-itself.ts'
import { errorWords, statusOf } from './error-words.ts'
import { LegalBar } from './parts/footer/legal-bar.tsx'
import { Logo } from './parts/header/logo.tsx'
import { usePaths, useTexts } from './shop-frame.tsx'

/** Stands where a page could not be shown: the status, what it means, and the way on. */
export function ErrorPage() {
  const error = useRouteError()
  const texts = useTexts()
  const path = usePaths()
  const status = statusOf(error)
  const { title, text } = errorWords(status, texts)

  // Specification 8: a 412 is advice for whoever runs the shop.
  useEffect(() => (status === 412 ? adviseLater(texts.errors.apiAdvice) : undefined), [status, texts])

  return (
    <div className="shell error-page" {...(status === 412 && { 'data-advice': texts.errors.apiAdvice })}>
      <div>
        <p className="error-status">{texts.errors.status(status)}</p>
        <h1>{title}</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{text}</p>
        {mayPass.has(status) ? (
          <p className="mt-8">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one the browser shows, query and all */}
            <a href="" className="button button-primary button-large" data-anew>
              {texts.errors.again}
            </a>
          </p>
        ) : (
          <SearchAgain />
        )}
        <p className="mt-6 flex flex-wrap gap-x-6">
          <Link to={path('home')} className="link py-2.5">
            {texts.errors.home}
          </Link>
          <Link to={path('contact')} className="link py-2.5">
            {texts.site.footer.contact}
          </Link>
        </p>
      </div>
      <OpenBin />
    </div>
  )
}

/** What was too much for a moment, or has waited too long: the same page asked for anew may be there. */
const mayPass = new Set([403, 408, 412, 429, 500, 502, 503, 504])

function SearchAgain() {
  const { errors, site } = useTexts()
  const path = usePaths()

  return (
    <Form
      action={path('search')}
      role="search"
      aria-label={errors.search}
      className="mt-8 flex max-w-xl gap-2"
    >
      <input
        type="search"
        name="search"
        required
        maxLength={200}
        aria-label={site.header.searchLabel}
        placeholder={site.header.searchExample}
        autoComplete="off"
        className="input"
      />
      <Button className="flex-none">{site.header.search}</Button>
    </Form>
  )
}

/** Our mark with its lid off: what was looked for is not in it. */
const OpenBin = () => (
  <svg viewBox="0 0 24 24" width="384" height="384" aria-hidden="true" className="error-bin">
    <path
      d="M1.75 3h20.5a.75.75 0 0 1 .75.75v1.5a.75.75 0 0 1-.75.75H1.75A.75.75 0 0 1 1 5.25v-1.5A.75.75 0 0 1 1.75 3z"
      fill="var(--edge)"
    />
    <path d="M2.4 8.25H11V21.5H5.9a2 2 0 0 1-2-1.75z" fill="var(--primary)" />
    <path
      d="M13 8.25h8.6l-1.5 11.5a2 2 0 0 1-2 1.75H13z"
      fill="var(--surface)"
      stroke="var(--edge)"
      strokeWidth="0.15"
    />
  </svg>
)

/** The same where not even the layout could be shown. */
export const BareErrorPage = () => (
  <>
    <header className="shell py-3">
      <HomeLink />
    </header>
    <main id="content">
      <ErrorPage />
    </main>
    <footer className="site-footer deep">
      <LegalBar />
    </footer>
  </>
)

function HomeLink() {
  const { site } = useTexts()
  const path = usePaths()
  return (
    <Link to={path('home')} aria-label={`${site.shopName}, ${site.home}`}>
      <Logo />
    </Link>
  )
}
