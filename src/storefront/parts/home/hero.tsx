import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { productPath } from '../product/product-path.ts'
import type { WireMedia, WireProduct } from '../product/wire.ts'
import { SceneHero } from '../scene-hero.tsx'

/** What the shop is for and the two ways in, before a kitchen; a system stands in where there is no such picture. */
export function Hero({ scene, system }: { scene: WireMedia | undefined; system: WireProduct | undefined }) {
  const { home } = useTexts()
  const locale = useLocale()
  const path = usePaths()
  const shown = system && (
    <Link to={productPath(locale, system)} className="block overflow-hidden rounded-lg">
      <Picture media={system.cover?.media} place="hero" urgent />
    </Link>
  )

  return (
    <SceneHero scene={scene} instead={shown}>
      <h1 className="text-[clamp(2.5rem,1.4rem+3.6vw,5rem)] leading-none tracking-[-0.04em]">{home.title}</h1>
      <p className="mt-6 text-lg text-muted">{home.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('configurator')} size="large">
          {home.configure}
        </ButtonLink>
        <ButtonLink to={path('advanced')} size="large" look="quiet">
          {home.shop}
        </ButtonLink>
      </div>
    </SceneHero>
  )
}
