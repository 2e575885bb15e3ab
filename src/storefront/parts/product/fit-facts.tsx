import { ArrowRight, Ruler } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type FitLimits, fitLimits, type Limit, type Measured, measured } from './fit-limits.ts'

type FitFactsProps = { fit: Readonly<Record<string, unknown>>; number: string }

/** What somebody has to measure, with its limits, and the way to the configurator that knows this product already. */
export function FitFacts({ fit, number }: FitFactsProps) {
  const { fit: texts } = useTexts().product
  const path = usePaths()
  const limits = fitLimits(fit)
  const [type] = limits.systemTypes ?? []
  const isFree = type === 'free-standing'
  const known = measured.filter((name) => limits[name])
  if (known.length === 0) return null

  return (
    <section className="fit" aria-labelledby="fit">
      <h2 id="fit" className="text-xl">
        <Ruler aria-hidden size={20} className="text-primary" />
        {isFree ? texts.space : texts.title}
      </h2>
      <dl>
        {known.map((name) => (
          <div key={name}>
            <dt>{texts[labelOf(name, limits, isFree)]}</dt>
            <dd>
              <LimitText limit={limits[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {type && !isFree && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Link to={path('configuratorType', type, { product: number })} className="button button-quiet">
            {texts.check}
            <ArrowRight aria-hidden size={18} />
          </Link>
          <span className="text-muted">{texts.hint}</span>
        </p>
      )}
    </section>
  )
}

/** The same limit is called by what is measured: a drawer that is there, a cabinet, or a place on the floor. */
function labelOf(name: Measured, { drawerDepth }: FitLimits, isFree: boolean) {
  if (name === 'usableWidth') return drawerDepth ? 'drawerWidth' : name
  if (isFree && name === 'installationHeight') return 'height'
  return isFree && name === 'installationDepth' ? 'depth' : name
}

function LimitText({ limit }: { limit: Limit | undefined }) {
  const { fit: texts } = useTexts().product
  const { min = null, max = null } = limit ?? {}
  if (min !== null && max !== null) return texts.between(min, max)
  if (min !== null) return texts.from(min)
  return max === null ? null : texts.to(max)
}
