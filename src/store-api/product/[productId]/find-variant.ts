import { z } from 'zod'
import { findVariant, readVariants } from '../../../shop/catalogue/configurator.ts'
import { refuse } from '../../../shop/refusal.ts'
import { isId } from '../../../values/ids.ts'
import { printed } from '../../../values/printed.ts'
import { reading } from '../../endpoint.ts'
import { idWish, optionalIdWish } from '../../input.ts'
import { struct } from '../../shapes/struct.ts'

/** Options come as a list, or as a map from their groups. */
const optionsWish = z
  .unknown()
  .optional()
  .transform((raw): string[] => {
    if (raw === undefined || raw === null) return refuse('request.parameter-missing', { name: 'options' })
    const options =
      typeof raw === 'string' ? raw.split('|') : typeof raw === 'object' ? Object.values(raw) : [raw]
    if (options.length > 100) {
      return refuse('request.parameter-invalid', { name: 'options', reason: 'too many', pointer: '/options' })
    }
    return options.map((id) =>
      isId(id) ? id : refuse('id.malformed', { value: printed(id), pointer: '/options' }),
    )
  })

/** POST /product/{productId}/find-variant: `productId` is the parent's or any variant's. */
export const post = reading(
  z.object({
    productId: idWish<'product'>('productId'),
    options: optionsWish,
    switchedGroup: optionalIdWish<'property-group'>('switchedGroup'),
  }),
  async ({ productId, options, switchedGroup }, { db, visit }) => {
    const variants = await readVariants(db, visit, productId)
    const found = findVariant(variants, options, switchedGroup ?? null)
    if (!found) return refuse('product.no-such-variant', { productId, options })

    return struct('find_product_variant_route_response', {
      foundCombination: struct('found_combination', {
        variantId: found.id,
        options: found.options.map(({ id }) => id),
      }),
    })
  },
)
