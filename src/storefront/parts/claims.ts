import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layouts/default.tsx'
import { useLocale } from '../shop-frame.tsx'

/** What the shop promises, in a few words each; the layout around the page knows it. Staff word it: the setting `claims`. */
export function useClaims(): readonly { key: string; short: string }[] {
  const locale = useLocale()
  return useRouteLoaderData<typeof loader>(`default-layout___${locale}`)?.claims ?? []
}
