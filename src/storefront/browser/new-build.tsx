import { showToast } from '../../ui/toasts.tsx'
import type { Texts } from '../texts/texts.ts'
import { onOutdated } from './builds.ts'

/** Says quietly that the shop was built anew. The next page is a fresh one in any case (`data-strategy.ts`). */
export const tellOfNewBuild = (texts: Texts): void => onOutdated(() => sayNewBuild(texts))

export function sayNewBuild({ site }: Pick<Texts, 'site'>): void {
  const { text, reload } = site.newBuild
  const message = (
    <>
      {text}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one the browser shows, query and all */}
      <a href="" className="link" data-anew>
        {reload}
      </a>
    </>
  )
  showToast(message, { persistent: true })
}
