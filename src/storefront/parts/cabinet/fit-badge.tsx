import type { HingeSide } from '../../../shop/configurator/measures.ts'
import type { WireProduct } from '../product/wire.ts'

/** Where a card says that its product, or one of its family, fits the visitor's cabinet; her browser fills it in. */
export const FitBadge = ({ product: { id, parentId }, exact = false, on = 'line' }: FitBadgeProps) => (
  <FilledIn
    className={on === 'picture' ? 'fit-badge on-picture' : 'fit-badge'}
    data-fits={exact || !parentId ? id : parentId}
  />
)

/** On a product's own page: that it fits, and that it does not. */
export const FitVerdict = ({ productId }: { productId: string }) => (
  <FilledIn className="fit-badge" data-fits={productId} data-unfit="" />
)

type FitBadgeProps = {
  product: Pick<WireProduct, 'id' | 'parentId'>
  /** It stands for itself, not for its family. */
  exact?: boolean
  /** On a picture it takes no room, so that nothing moves when it comes; a line keeps its room free. */
  on?: 'picture' | 'line'
}

/** Where a line of the cart says that it does not fit the visitor's cabinet. */
export const UnfitHint = ({ productId }: { productId: string }) => (
  <FilledIn className="text-sm text-warning" data-unfit={productId} />
)

/** The way to nothing but what fits the visitor's cabinet, in the listing it stands in. */
export const OnlyFitting = () => (
  <a
    className="only-fitting"
    data-fits-only
    hidden
    href="."
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React does not touch what stands in it then
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)

/** The way to the visitor's cabinet, from every page; shops without scripts have none. */
export const MyCabinet = ({ to }: { to: string }) => (
  <a
    data-my-cabinet
    hidden
    href={to}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React does not touch what stands in it then
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)

/** Where an assembly sheet says that the door of the visitor's cabinet hangs on its side. */
export const SideHint = ({ of }: { of: HingeSide }) => (
  <FilledIn className="side-hint fit-badge" data-hinge={of} />
)

type FilledInProps = {
  className: string
  'data-fits'?: string
  'data-unfit'?: string
  'data-hinge'?: string
}

/** An element that React leaves as it is, empty and hidden until `mark-fits.ts` writes into it. */
const FilledIn = (place: FilledInProps) => (
  <p
    {...place}
    hidden
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React does not touch what stands in it then
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
