import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../values/locale.ts'
import type { PageMeta } from '../meta.ts'
import { paths } from '../paths.ts'
import { useLocale, useTexts } from '../shop-frame.tsx'
import type { Texts } from '../texts/texts.ts'
import { SectionBackground } from './background/section-background.tsx'
import { PageTrail } from './page-trail.tsx'
import type { WireMedia } from './product/wire.ts'

/** A page that has words of its own. */
export type PlainName = keyof Texts['pages'] & keyof typeof paths
/** A page whose path needs nothing but the language. */
export type SimpleName = {
  [Name in PlainName]: (typeof paths)[Name] extends (locale: Locale) => string ? Name : never
}[PlainName]

type PlainPageProps = {
  name: PlainName
  /** What its title stands before. */
  scene?: WireMedia | undefined
  /** Where a visitor may want to go from here. */
  next: readonly SimpleName[]
  children?: ReactNode
}

/** The pages above a page, outermost first. */
const above: Partial<Record<PlainName, readonly SimpleName[]>> = {
  accountPayment: ['account'],
  accountPrivacy: ['account'],
  addresses: ['account'],
  assembly: ['service'],
  bagTension: ['service'],
  cabinets: ['account'],
  configurator: ['wasteSystems'],
  configuratorProducts: ['wasteSystems', 'configurator'],
  configuratorType: ['wasteSystems', 'configurator'],
  contact: ['service'],
  dealers: ['service'],
  documents: ['account'],
  downloads: ['service'],
  newsletter: ['service'],
  order: ['account', 'orders'],
  orders: ['account'],
  email: ['account'],
  passkeys: ['account'],
  password: ['account'],
  sessions: ['account'],
  profile: ['account'],
  recoverPassword: ['login'],
  resetPassword: ['login'],
}

/** A page with its place in the shop, its title, what it is about, and the ways on. */
export function PlainPage({ name, scene, next, children }: PlainPageProps) {
  const { pages, site } = useTexts()
  const locale = useLocale()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <Head scene={scene}>
        <h1 className="max-w-3xl">{pages[name].title}</h1>
        <p className="mt-5 max-w-2xl text-lg text-muted">{pages[name].text}</p>
      </Head>
      {children}
      <nav aria-labelledby="next" className="mt-12">
        <h2 id="next" className="text-sm font-medium text-muted">
          {site.next}
        </h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {next.map((to) => (
            <li key={to}>
              <Link to={paths[to](locale)} className="next-link">
                <span>
                  <b>{pages[to].title}</b>
                  <small>{pages[to].text}</small>
                </span>
                <ArrowRight aria-hidden size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const Head = ({ scene, children }: { scene: WireMedia | undefined; children: ReactNode }) =>
  scene ? (
    <SectionBackground picture={scene} urgent className="scene-head">
      <div className="scene-head-words">{children}</div>
    </SectionBackground>
  ) : (
    children
  )

/** The meta of a page that has words of its own. */
export const plainMeta = (texts: Texts, name: PlainName): PageMeta => ({
  title: texts.pages[name].title,
  description: texts.pages[name].text,
  trail: [
    ...(above[name] ?? []).map((above) => ({ name: texts.pages[above].title, to: paths[above] })),
    { name: texts.pages[name].title },
  ],
})
