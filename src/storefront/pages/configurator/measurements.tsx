import { FileDown } from 'lucide-react'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import type { Meta } from '../../meta.ts'
import { storeApiContext } from '../../page-context.ts'
import { loadConfigurator, wordsOfType } from '../../parts/configurator/load-configurator.ts'
import { MeasureForm } from '../../parts/configurator/measure-form.tsx'
import { measuringFields } from '../../parts/configurator/measuring.ts'
import { PlacePanel } from '../../parts/configurator/place-panel.tsx'
import { questionsOf } from '../../parts/configurator/questions.ts'
import { sayQuestion, sayVerdict } from '../../parts/configurator/say-verdict.ts'
import { sheetPath } from '../../parts/configurator/sheet-link.ts'
import { Steps } from '../../parts/configurator/steps.tsx'
import { useMeasuring } from '../../parts/configurator/use-measuring.ts'
import { workOutPlace } from '../../parts/configurator/work-out-place.ts'
import { findKind } from '../../parts/lines/find-kind.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { paths } from '../../paths.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['configurator', 'pages'] as const

export const handle = { cache: { query: measuringFields } }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const type = findKind(params.type)
  return { type, known: await loadConfigurator(context.get(storeApiContext)) }
}

/** What is loaded knows every measure there can be: while somebody types, nothing is asked for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Meta<typeof loader> = ({ loaderData: { type, known }, texts, search }) => {
  const { name } = wordsOfType(known, type)
  const { measuring } = texts.configurator
  return {
    title: measuring.title(name),
    description: measuring.description(name),
    // One place somebody measured is nobody's landing page.
    ...(search !== '' && { robots: 'noindex' as const }),
    trail: [
      { name: texts.pages.wasteSystems.title, to: paths.wasteSystems },
      { name: texts.pages.configurator.title, to: paths.configurator },
      { name },
    ],
  }
}

/** Measures, and a drawing that follows them. */
export default function Measurements() {
  const { type, known } = useLoaderData<typeof loader>()
  const { configurator: texts } = useTexts()
  const locale = useLocale()
  const path = usePaths()
  const { typed, settled, ...measuring } = useMeasuring(type)
  const worked = useMemo(() => workOutPlace(type, typed, known), [type, typed, known])
  const { name, help } = wordsOfType(known, type)
  const verdict = sayVerdict(worked, { type, typed, known, words: texts })
  const questions = questionsOf(typed, {
    errors: worked.result.errors,
    unreadable: worked.unreadable,
    isAsked: false,
  }).filter(({ field }) => typed[field] === settled[field])

  return (
    <div className="shell pb-20">
      <PageTrail />
      <Steps at={1} links={[path('configurator')]} />
      <h1 className="mt-4 text-headline">{texts.measuring.title(name)}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{texts.measuring.lead}</p>
      <p className="mt-2 text-sm">
        {help}{' '}
        <Link to={path('configurator')} className="link">
          {texts.measuring.otherType}
        </Link>
      </p>
      <div className="measuring">
        <div className="measuring-place">
          <PlacePanel type={type} worked={worked} />
          <p className="not-printed mt-4 flex flex-wrap gap-2 max-lg:hidden">
            <SheetLink to={sheetPath(locale, type, typed)} />
          </p>
        </div>
        <MeasureForm
          type={type}
          known={known}
          initially={typed}
          measuring={measuring}
          questions={questions}
          say={sayQuestion(known, texts)}
          verdict={
            <p role="status" className="measure-verdict">
              {verdict}
            </p>
          }
        />
        <p className="not-printed flex flex-wrap gap-2 lg:hidden">
          <SheetLink to={sheetPath(locale, type, typed)} />
        </p>
      </div>
    </div>
  )
}

/** A file, not a page: the browser opens it by itself. */
function SheetLink({ to }: { to: string }) {
  const { measuring } = useTexts().configurator
  return (
    <a href={to} className="button button-plain" target="_blank" rel="noopener">
      <FileDown aria-hidden size={18} />
      {to.includes('?') ? measuring.sheet : measuring.empty}
    </a>
  )
}
