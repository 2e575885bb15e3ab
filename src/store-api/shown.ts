import { type Operation, type StoreApi, StoreApiError } from './client.ts'

type Wish = Readonly<Record<string, unknown>>

/** The answer is one visitor's own, or the call changes something: no page of everybody's may hold it. */
const personal = 'personal'

/** The tags of an operation beside those of what its answer holds, from its wish and its answer; null when it was refused. */
type TagsOf = (wish: Wish, answer: unknown) => readonly string[] | typeof personal

/** Only what every page shows: the channel, of which every page falls when it changes. */
const channel: TagsOf = () => []
const product: TagsOf = ({ productId }) => [`product:${productId}`]
const found: TagsOf = () => ['search']
/** Whoever finds nothing is counted, so a page that says so is drawn each time. */
const searched: TagsOf = (_, answer) => (isInVain(answer) ? ['search', fleeting] : ['search'])
/** Which of them a cart could have is hers whose cart it is. */
const methods: TagsOf = ({ onlyAvailable }) => (onlyAvailable ? personal : [])

/**
 * What a page shows that holds the answer of an operation, in tags. Whoever adds an operation says it here. Products and
 * pictures in an answer are found by themselves, wherever they stand in it; what an answer might have held and did not
 * (a list that a product could come into) is what has to be said.
 */
const shown = {
  'GET /context': channel,
  'PATCH /context': personal,
  'POST /language': channel,
  'POST /currency': channel,
  'POST /country': channel,
  'POST /country-state/{countryId}': channel,
  'POST /salutation': channel,
  'POST /shipping-method': methods,
  'POST /payment-method': methods,
  'POST /navigation/{activeId}/{rootId}': channel,
  'POST /category': channel,
  'POST /category/{navigationId}': channel,
  'POST /product': ({ ids }) => (Array.isArray(ids) ? ids.map((id) => `product:${id}`) : ['search']),
  'POST /product/{productId}': product,
  'POST /product/{productId}/find-variant': product,
  'POST /product/{productId}/former': product,
  'POST /product/{productId}/cross-selling': product,
  'POST /product/{productId}/parts-list': ({ productId }) => [`product:${productId}`, 'part-questions'],
  'POST /product/{productId}/review': personal,
  'POST /product/{productId}/reviews': product,
  'POST /product-listing/{categoryId}': ({ categoryId }) => [`category:${categoryId}`],
  'POST /article-listing/{categoryId}': ({ categoryId }) => [`category:${categoryId}`],
  'GET /bot-check': personal,
  'POST /quick-order/check': personal,
  'POST /search': searched,
  'POST /search-suggest': found,
  'POST /search-groups': searched,
  'POST /spare-parts/search': searched,
  'POST /spare-parts/identify': () => ['part-questions', 'search'],
  'POST /seo-url': () => ['addresses'],
  'POST /page': (_, answer) => addressTags(answer),
  'GET /breadcrumb/{id}': ({ id }) => [`product:${id}`],
  'POST /landing-page/{landingPageId}': ({ landingPageId }) => [`page:${landingPageId}`],
  'POST /media': ({ ids }) => (Array.isArray(ids) ? ids.map((id) => `media:${id}`) : []),
  // Whatever page shows one, all of them fall when one is another.
  'POST /scene': channel,
  'POST /claim': channel,
  'GET /visit': personal,
  'POST /blog-post': () => ['blog'],
  'POST /product-document': () => ['documents'],
  'GET /sitemap': () => ['addresses'],
  'GET /checkout/cart': personal,
  'GET /checkout/cart/goes-with': personal,
  'DELETE /checkout/cart': personal,
  'POST /checkout/cart/line-item': personal,
  'PATCH /checkout/cart/line-item': personal,
  'DELETE /checkout/cart/line-item': personal,
  'POST /checkout/cart/line-item/delete': personal,
  'POST /account/register': personal,
  'POST /account/register-confirm': personal,
  'POST /account/request-group': personal,
  'POST /customer-group': channel,
  'GET /customer-group-registration/config/{customerGroupId}': channel,
  'POST /account/login': personal,
  'POST /account/login/imitate-customer': personal,
  'POST /account/logout': personal,
  'POST /account/customer': personal,
  'DELETE /account/customer': personal,
  'POST /account/data-export': personal,
  'POST /account/data-overview': personal,
  'POST /account/list-address': personal,
  'POST /account/address': personal,
  'PATCH /account/address/{addressId}': personal,
  'DELETE /account/address/{addressId}': personal,
  'PATCH /account/address/default-billing/{addressId}': personal,
  'PATCH /account/address/default-shipping/{addressId}': personal,
  'POST /account/change-password': personal,
  'POST /account/change-email': personal,
  'POST /account/change-email-confirm': personal,
  'POST /account/pending-email': personal,
  'DELETE /account/pending-email': personal,
  'POST /account/pending-email/send-again': personal,
  'POST /account/session': personal,
  'POST /account/list-passkey': personal,
  'POST /account/passkey/options': personal,
  'POST /account/passkey': personal,
  'PATCH /account/passkey/{passkeyId}': personal,
  'DELETE /account/passkey/{passkeyId}': personal,
  'POST /account/login/passkey-options': personal,
  'POST /account/login/passkey': personal,
  'DELETE /account/session': personal,
  'DELETE /account/session/{sessionId}': personal,
  'POST /account/change-profile': personal,
  'POST /account/change-language': personal,
  'POST /account/change-payment-method/{paymentMethodId}': personal,
  'POST /account/recovery-password': personal,
  'POST /account/recovery-password-confirm': personal,
  'POST /account/customer-recovery-is-expired': personal,
  'POST /customer/cabinet': personal,
  'POST /customer/cabinet/keep': personal,
  'POST /customer/cabinet/forget': personal,
  'POST /customer/wishlist': personal,
  'POST /customer/wishlist/add/{productId}': personal,
  'DELETE /customer/wishlist/delete/{productId}': personal,
  'DELETE /customer/wishlist': personal,
  'POST /customer/wishlist/merge': personal,
  'POST /customer/wishlist/share': personal,
  'DELETE /customer/wishlist/share': personal,
  'POST /shared-wishlist/{shareCode}': personal,
  'GET /town': channel,
  'POST /town-name': () => ['dealers'],
  'POST /dealers': () => ['dealers'],
  'POST /company': channel,
  'POST /contact-form': personal,
  'POST /service-request': personal,
  'POST /newsletter/subscribe': personal,
  'POST /newsletter/confirm': personal,
  'POST /newsletter/unsubscribe': personal,
  'POST /account/newsletter-recipient': personal,
  'GET /configurator': found,
  'POST /configurator/{systemType}/fit': found,
  'POST /configurator/systems-of': found,
  'GET /checkout/gateway': personal,
  'POST /checkout/order': personal,
  'POST /order': personal,
  'GET /order/download/{orderId}/{downloadId}': personal,
  'POST /document/download/{documentId}/{deepLinkCode}': personal,
  'POST /order/payment': personal,
  'POST /order/payment-method': personal,
  'POST /order/state/cancel': personal,
  'POST /withdrawal': personal,
  'POST /withdrawal/{withdrawalId}': personal,
  'POST /handle-payment': personal,
} satisfies Record<Operation, TagsOf | typeof personal>

/** The tag of what is not to be kept, although it is everybody's. */
export const fleeting = 'fleeting'

function isInVain(answer: unknown): boolean {
  const { total, products, numbers, pages, documents } = (answer ?? {}) as Record<
    string,
    Found | undefined
  > & {
    total?: unknown
  }
  if (!products) return total === 0
  return [products, pages, documents].every((found) => !found?.total) && !numbers?.elements?.length
}

type Found = { total?: number; elements?: readonly unknown[] }

/** What a page asked the Store API for while it was drawn. */
export type Seen = {
  tags: Set<string>
  /** The first operation whose answer is nobody else's; null: the page may be everybody's. */
  personal: string | null
  /** Something went wrong on the way, which a page may have covered up. */
  isFaulty: boolean
}

/** A Store API that keeps track of what is asked of it. */
export function watched(storeApi: StoreApi): { storeApi: StoreApi; seen: Seen } {
  const seen: Seen = { tags: new Set(), personal: null, isFaulty: false }

  return {
    seen,
    storeApi: {
      async call(operation, wish = {}) {
        const tagsOf = shownBy(operation)
        const note = (answer: unknown) => {
          const tags = tagsOf === personal ? personal : tagsOf(wish, answer)
          if (tags === personal) seen.personal ??= operation
          else for (const tag of tags) seen.tags.add(tag)
          tagsIn(answer, seen.tags)
        }

        try {
          const answer = await storeApi.call(operation, wish)
          note(answer)
          return answer
        } catch (error) {
          // A refusal is an answer: what was not found may come to be there.
          if (error instanceof StoreApiError && error.status < 500) note(null)
          else seen.isFaulty = true
          throw error
        }
      },
    },
  }
}

/** An operation that nobody has thought of here is one visitor's own. */
const shownBy = (operation: string): TagsOf | typeof personal =>
  Object.hasOwn(shown, operation) ? shown[operation as Operation] : personal

/** Every product and picture in an answer. A variant changes with its family. */
function tagsIn(value: unknown, tags: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) tagsIn(one, tags)
    return
  }

  const { apiAlias, id, parentId } = value as { apiAlias?: unknown; id?: unknown; parentId?: unknown }
  if (apiAlias === 'product') {
    tags.add(`product:${id}`)
    if (parentId) tags.add(`product:${parentId}`)
  } else if (apiAlias === 'media') tags.add(`media:${id}`)
  else if (typeof apiAlias === 'string' && leaves.has(apiAlias)) return

  for (const name in value) tagsIn((value as Wish)[name], tags)
}

/** They hold neither, and there are many of them. */
const leaves: ReadonlySet<string> = new Set([
  'calculated_price',
  'calculated_cheapest_price',
  'seo_url',
  'tax',
  'unit',
  'delivery_time',
  'delivery_date',
  'property_group',
  'property_group_option',
  'product_technical_data',
  'media_thumbnail',
])

function addressTags(answer: unknown): string[] {
  const { routeName, foreignKey } = (answer ?? {}) as { routeName?: string; foreignKey?: string }
  switch (routeName) {
    case 'frontend.detail.page':
      return [`product:${foreignKey}`]
    case 'frontend.landing.page':
      return [`page:${foreignKey}`]
    case 'frontend.navigation.page':
      return []
    default:
      return ['addresses']
  }
}
