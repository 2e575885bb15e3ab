import { FileDown } from 'lucide-react'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { SaveCabinet } from '../../parts/cabinet/save-cabinet.tsx'
import { wordsOfType } from '../../parts/configurator/load-configurator.ts'
import { loadResults } from '../../parts/configurator/load-results.ts'
import { measuresOf, measuringFields, queryOf, typedInAddress } from '../../parts/configurator/measuring.ts'
import { OpenQuestions } from '../../parts/configurator/open-questions.tsx'
import { PlainResults } from '../../parts/configurator/plain-results.tsx'
import { putSet } from '../../parts/configurator/put-set.ts'
import { Results } from '../../parts/configurator/results.tsx'
import { sayMessage } from '../../parts/configurator/say-message.ts'
import { sayTitle } from '../../parts/configurator/say-title.ts'
import { sheetPath } from '../../parts/configurator/sheet-link.ts'
import { Steps } from '../../parts/configurator/steps.tsx'
import { AskSomebody } from '../../parts/configurator/ways-on.tsx'
import { workOutPlace } from '../../parts/configurator/work-out-place.ts'
import { saidMeasures, YourMeasures } from '../../parts/configurator/your-measures.tsx'
import { findKind } from '../../parts/lines/find-kind.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { Share } from '../../parts/product/share.tsx'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['cabinet', 'catalogue', 'configurator', 'pages', 'product'] as const

export const handle = { cache: { query: measuringFields } }

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const url = new URL(request.url)
  const loaded = await loadResults({
    storeApi,
    locale,
    type: findKind(params.type),
    typed: typedInAddress(url.search),
  })
  return { ...loaded, origin: url.origin }
}

export const action = putSet

export const meta: Meta<typeof loader> = ({ loaderData: { type, typed, known }, texts, locale }) => {
  const { name } = wordsOfType(known, type)
  const { results } = texts.configurator
  return {
    title: results.title(name),
    description: results.description,
    robots: 'noindex',
    trail: [
      { name: texts.pages.wasteSystems.title, to: paths.wasteSystems },
      { name: texts.pages.configurator.title, to: paths.configurator },
      { name, to: paths.configuratorType(locale, type, queryOf(typed)) },
      { name: texts.configurator.steps[2] ?? '' },
    ],
  }
}

/** What fits, what nearly does, what does not and why. */
export default function FittingProducts() {
  const loaded = useLoaderData<typeof loader>()
  const { type, typed, known, terms, origin } = loaded
  const { configurator: texts } = useTexts()
  const locale = useLocale()
  const path = usePaths()
  const worked = useMemo(() => workOutPlace(type, typed, known), [type, typed, known])
  const { name } = wordsOfType(known, type)
  const back = path('configuratorType', type, queryOf(typed))
  const here = path('configuratorProducts', type, queryOf(typed))
  const title = sayTitle(worked, texts)

  const save = <SaveCabinet place={{ systemType: type, measures: measuresOf(typed).measures }} />

  return (
    <div className="shell pb-20">
      <PageTrail />
      <Steps at={2} links={[path('configurator'), back]} />
      <p className="mt-4 font-medium text-primary">{name}</p>
      <h1 className="text-headline">{title}</h1>
      <YourMeasures type={type} typed={typed} known={known} />
      {worked.result.warnings.map((warning) => (
        <Alert key={warning} tone="warning">
          {sayMessage(known.messages, warning)}
        </Alert>
      ))}
      {worked.result.status === 'error' ? (
        <OpenQuestions loaded={loaded} worked={worked} back={back} />
      ) : terms === null ? (
        <PlainResults loaded={loaded} worked={worked}>
          {save}
        </PlainResults>
      ) : (
        <ShopTerms terms={terms}>
          <Results loaded={loaded} worked={worked}>
            {save}
            <p className="not-printed mt-4 flex flex-wrap gap-x-6 gap-y-2">
              <Share title={title} url={origin + here} />
              <a
                href={sheetPath(locale, type, typed)}
                className="button button-plain"
                target="_blank"
                rel="noopener"
              >
                <FileDown aria-hidden size={18} />
                {texts.measuring.sheet}
              </a>
            </p>
          </Results>
        </ShopTerms>
      )}
      {terms !== null && (
        <AskSomebody
          type={name}
          measures={saidMeasures(typed, known, texts)
            .map(({ name, value }) => `${name}: ${value}`)
            .join('\n')}
          address={origin + here}
        />
      )}
    </div>
  )
}
