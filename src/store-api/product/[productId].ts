import { choices } from '../../shop/catalogue/configurator.ts'
import { drawingFacts } from '../../shop/catalogue/drawn-product.ts'
import { pieceOf } from '../../shop/catalogue/offer.ts'
import { findProductWithVariants } from '../../shop/catalogue/read-products.ts'
import { refuse } from '../../shop/refusal.ts'
import { decimal } from '../../values/money.ts'
import { criteriaWish, readCriteria } from '../criteria/criteria.ts'
import { onlyFields } from '../criteria/only-fields.ts'
import { productEntity } from '../criteria/product-entity.ts'
import { cutAsWished } from '../criteria/wished-associations.ts'
import { reading } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { drawingShape } from '../shapes/drawing.ts'
import { productShape } from '../shapes/product.ts'
import { groupShape, optionShape } from '../shapes/property.ts'
import { matrixShape, reviewShape } from '../shapes/review.ts'
import { canonicalUrls } from '../shapes/seo-url.ts'
import { struct } from '../shapes/struct.ts'

/** POST /product/{productId}: a product, or by a parent's id the variant that represents it, and what can be chosen. */
export const post = reading(
  criteriaWish.extend({ productId: idWish<'product'>('productId') }),
  async ({ productId, ...wish }, { db, visit, withSeoUrls }) => {
    const { associations, fields } = readCriteria(productEntity(visit), wish, visit.now)
    const found = await findProductWithVariants(db, visit, productId, {
      reviews: visit.channel.reviewsShown && 'productReviews' in associations,
    })
    if (!found) return refuse('product.unknown', { productId })

    const product = {
      ...productShape(found, visit, {
        seoUrls: withSeoUrls || 'seoUrls' in associations,
        categories: 'categories' in associations,
        detail: found.detail,
      }),
      ...(found.reviews && {
        productReviews: found.reviews.list.map((review) => reviewShape(review, visit)),
      }),
    }
    const drawn = drawingFacts(found.drawn, found.card.name)
    return struct('product_detail', {
      product: onlyFields(cutAsWished(product, associations, visit.now), fields),
      configurator: choices(found.variants, found.card.options).map(({ group, options }) =>
        groupShape(
          group,
          options.map((option) => ({ ...optionShape(option), combinable: option.combinable })),
        ),
      ),
      // Below: what only this shop says, so that its page needs no second look.
      variants: found.variants.map((variant) =>
        struct('product_variant', {
          id: variant.id,
          productNumber: variant.number,
          name: variant.name,
          optionIds: variant.options.map((option) => option.id),
          available: variant.isAvailable,
          availableStock: variant.stock,
          unitPrice: decimal(pieceOf(variant, visit).unitCents),
          seoUrls: canonicalUrls('product', variant.id, variant.seoPath, visit),
        }),
      ),
      ratingMatrix: found.reviews && matrixShape(found.reviews.matrix, visit),
      alternatePaths: found.alternatePaths,
      drawing: drawn && drawingShape(found.card.id, drawn, visit.locale),
    })
  },
)
