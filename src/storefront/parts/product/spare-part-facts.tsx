import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { dateFormat } from '../../../values/date-format.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import type { PartLink } from './load-product.ts'
import type { WireSparePart } from './wire-detail.ts'

type SparePartFactsProps = {
  part: WireSparePart
  packSize: number | undefined
  /** What took the place of a part that is no longer made. */
  replacedBy: PartLink | null
  /** Whose place it took. */
  replaces: readonly PartLink[]
  /** Its place in the parts list of a system it fits. */
  listedAt: string | null
}

/** What a spare part fits, where it sits, how many come along, and what came before and after it. */
export function SparePartFacts({ part, packSize, replacedBy, replaces, listedAt }: SparePartFactsProps) {
  const { part: texts } = useTexts().product
  const locale = useLocale()
  const {
    fitsLines = [],
    predecessors = [],
    drawingPosition,
    dimension,
    availableUntil,
    availableYears,
  } = part
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

  return (
    <section className="part-facts" aria-labelledby="part">
      <h2 id="part" className="text-xl">
        {texts.title}
      </h2>
      <dl>
        {fitsLines.length > 0 && (
          <Fact name={texts.lines}>
            {fitsLines.map((line) => (
              <LineLink key={line} line={line} />
            ))}
          </Fact>
        )}
        {predecessors.length > 0 && <Fact name={texts.predecessors}>{predecessors.join(', ')}</Fact>}
        {dimension && <Fact name={texts.dimension}>{dimension}</Fact>}
        {drawingPosition !== undefined && (
          <Fact name={texts.position}>
            {drawingPosition}
            {listedAt && (
              <Link to={listedAt} className="link ml-3 inline-block py-0.5">
                {texts.inDrawing}
              </Link>
            )}
          </Fact>
        )}
        {packSize !== undefined && <Fact name={texts.pack}>{texts.pieces(packSize)}</Fact>}
        {availableUntil && <Fact name={texts.until}>{day.format(new Date(availableUntil))}</Fact>}
        {!availableUntil && availableYears ? (
          <Fact name={texts.promise}>{texts.available(availableYears)}</Fact>
        ) : null}
        {replacedBy && (
          <Fact name={texts.replacedBy}>
            <PartTo part={replacedBy} />
          </Fact>
        )}
        {replaces.length > 0 && (
          <Fact name={texts.replaces}>
            {replaces.map((older) => (
              <PartTo key={older.number} part={older} />
            ))}
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const PartTo = ({ part: { name, number, path } }: { part: PartLink }) => (
  <Link to={path} className="link block py-0.5">
    {name}, <span className="tabular-nums">{number}</span>
  </Link>
)

/** The page of a line; Heavy Bag and POT are products of their own and have none. */
const linePages: Readonly<Partial<Record<string, 'xLine' | 'xLinePro' | 'boxxR' | 'dLine' | 'sLine'>>> = {
  'x-line': 'xLine',
  'x-line-pro': 'xLinePro',
  'boxx-r': 'boxxR',
  'd-line': 'dLine',
  's-line': 'sLine',
}

function LineLink({ line }: { line: string }) {
  const { lines } = useTexts()
  const path = usePaths()
  const known = lines.line as Partial<Record<string, { name: string }>>
  const name = known[line]?.name ?? line
  const page = linePages[line]
  if (!page) return <span className="mr-3">{name}</span>

  return (
    <Link to={path(page)} className="link mr-3 inline-block py-0.5">
      {name}
    </Link>
  )
}
