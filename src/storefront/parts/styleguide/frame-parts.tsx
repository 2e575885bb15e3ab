import { Button } from '../../../ui/button.tsx'
import { locales } from '../../../values/locale.ts'
import { sayNewBuild } from '../../browser/new-build.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { LanguageOffers } from '../header/language-offer.tsx'
import { LanguageLinks } from '../header/language-switch.tsx'

/** What is said around a page: another language, and a new version of the shop. */
export function FrameParts() {
  const texts = useTexts()

  return (
    <div className="grid gap-6">
      {locales.slice(1).map(({ code }) => (
        <div key={code} data-offer={code}>
          <LanguageOffers />
        </div>
      ))}
      <LanguageLinks />
      <p>
        <Button look="quiet" type="button" onClick={() => sayNewBuild(texts)}>
          {texts.styleguide.newBuild}
        </Button>
      </p>
    </div>
  )
}
