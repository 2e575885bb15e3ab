import { FileText } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { ownPrice, stockOf } from '../product/product-facts.ts'
import { said } from '../product/product-path.ts'
import { ProductPrice, TaxNote } from '../product/product-price.tsx'
import { StockLine } from '../product/stock-line.tsx'
import { View3d } from '../product/view-3d.tsx'
import type { WireProduct } from '../product/wire.ts'
import { assemblySheetPath } from './assembly-sheet-path.ts'
import { Assumptions } from './assumptions.tsx'
import type { LoadedConfigurator } from './load-configurator.ts'
import type { LoadedResults, ShownProduct } from './load-results.ts'
import { queryOf } from './measuring.ts'
import { sayReason } from './say-message.ts'
import { SetForm } from './set-form.tsx'
import { fillerOf, spareRoom } from './spare-room.ts'
import type { Shown, WorkedOut } from './work-out-place.ts'

type ShownSetProps = {
  loaded: LoadedResults
  worked: WorkedOut
  shown: Shown
  product: WireProduct
  detail: ShownProduct
}

/** The system in the drawing: why it, what it costs, and everything for it in one go. */
export function ShownSet({ loaded: { type, typed, known }, worked, shown, product, detail }: ShownSetProps) {
  const { results } = useTexts().configurator
  const locale = useLocale()
  const { system, reasons } = shown
  const fit = worked.result.fits.find((fit) => fit.system.model === system.model)
  const isBest = worked.result.fits[0]?.system.model === system.model
  const filler = fillerFor(shown, worked, known)
  const name = said(product, 'name')
  const { hingeSide } = worked.measures
  // It mounts on both sides: until somebody says which, there is a sheet for each.
  const sides = type !== 'swing-door' ? [] : hingeSide ? [hingeSide] : (['left', 'right'] as const)

  return (
    <section id="set" className="shown-set" aria-labelledby="shown-set">
      <div className="flex gap-4">
        <div className="w-28 flex-none overflow-hidden rounded-lg sm:w-36">
          <Picture media={product.cover?.media} place="thumb" silent />
        </div>
        <div className="min-w-0">
          {isBest && <p className="text-sm font-medium text-primary">{results.best}</p>}
          <h2 id="shown-set" className="text-xl">
            <Link to={detail.path} className="hover:text-primary">
              {unbroken(name)}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-muted">
            {results.holds(system.containerCount, system.totalLitres)} · {product.productNumber}
          </p>
          <div className="mt-2">
            <ProductPrice price={ownPrice(product)} />
            <TaxNote />
          </div>
          <StockLine product={product} className="mt-1" />
        </div>
      </div>
      {reasons.map((reason) => (
        <p key={reason.code} className="mt-3 font-medium text-danger">
          {sayReason(known.messages, reason)}
        </p>
      ))}
      {fit && fit.assumptions.length > 0 && (
        <div className="mt-4">
          <p className="text-sm font-medium">{results.fitsIfLabel}:</p>
          <Assumptions assumptions={fit.assumptions} type={type} typed={typed} messages={known.messages} />
        </div>
      )}
      {reasons.length > 0 && !filler && <p className="mt-3 text-sm text-muted">{results.noSet}</p>}
      {(reasons.length === 0 || filler) && stockOf(product).kind !== 'gone' && (
        <SetForm
          key={`${product.id} ${filler?.number}`}
          type={type}
          product={product}
          accessories={detail.accessories}
          filler={filler && { number: filler.number, text: results.fillsUp(filler.mm) }}
          hasMeasures={Object.keys(worked.measures).length > 0}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {detail.model && <View3d name={name} model={detail.model} poster={product.cover?.media} />}
        <Link to={detail.path} className="button button-plain">
          <FileText aria-hidden size={18} />
          {results.assembly}
        </Link>
        {sides.map((side) => (
          <a
            key={side}
            href={assemblySheetPath(locale, system.productNumber, side, queryOf(typed))}
            className="button button-plain"
          >
            <FileText aria-hidden size={18} />
            {results.assemblySheet[side]}
          </a>
        ))}
      </div>
    </section>
  )
}

/** What takes up the width that is left over, or that is too much. */
function fillerFor(
  { system, reasons }: Shown,
  { result, space }: WorkedOut,
  { figures }: LoadedConfigurator,
): { number: string; mm: number } | null {
  const [number] = result.notFit.find((miss) => miss.system.model === system.model)?.fillers ?? []
  const [reason] = reasons
  if (number && reason) return { number, mm: reason.difference }

  const spare = reasons.length === 0 ? fillerOf(system, space, figures) : null
  const { width } = spareRoom(system, space)
  return spare && width !== null ? { number: spare, mm: width } : null
}
