import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { ContentPage } from '../../parts/content/content-page.tsx'
import { contentMeta, loadContent } from '../../parts/content/load-content.ts'
import { idParam } from '../../parts/id-param.ts'

export const handle = { cache: everybodys }

/** /landingPage/{id}: leads to where the page lives, and shows it itself when it lives nowhere else. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const loaded = await loadContent(idParam(params.id), { storeApi, locale })

  if (loaded.canonical !== new URL(request.url).pathname) throw redirect(loaded.canonical, 301)
  return loaded
}

export const meta: Meta<typeof loader> = ({ loaderData }) => contentMeta(loaderData)

export default function TechnicalLandingPage() {
  return <ContentPage loaded={useLoaderData<typeof loader>()} />
}
