import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { productPath, said } from '../product/product-path.ts'
import type { WireProduct } from '../product/wire.ts'

/** What the shop is for, the two ways in, and a system to look at. */
export function Hero({ system }: { system: WireProduct | undefined }) {
  const { home } = useTexts()
  const path = usePaths()

  return (
    <section className="shell grid items-center gap-x-12 gap-y-8 pt-8 pb-12 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-14 lg:pb-16">
      <div>
        <h1 className="text-[clamp(2.125rem,1.4rem+3.2vw,3.75rem)] leading-[1.04]">{home.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{home.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={path('configurator')} size="large">
            {home.configure}
          </ButtonLink>
          <ButtonLink to={path('advanced')} size="large" look="quiet">
            {home.shop}
          </ButtonLink>
        </div>
      </div>
      {system && <Shown system={system} />}
    </section>
  )
}

function Shown({ system }: { system: WireProduct }) {
  const { home } = useTexts()
  const locale = useLocale()

  return (
    <figure className="min-w-0">
      <Link to={productPath(locale, system)} className="block overflow-hidden rounded-lg">
        <Picture media={system.cover?.media} urgent />
      </Link>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <span>
          {said(system, 'name')}, <span className="tabular-nums">{system.productNumber}</span>
        </span>
        <span>{home.pictureNote}</span>
      </figcaption>
    </figure>
  )
}
