import * as defaultBilling from './account/address/default-billing/[addressId].ts'
import * as defaultShipping from './account/address/default-shipping/[addressId].ts'
import * as address from './account/address.ts'
import * as changeEmail from './account/change-email.ts'
import * as changeEmailConfirm from './account/change-email-confirm.ts'
import * as changeLanguage from './account/change-language.ts'
import * as changePassword from './account/change-password.ts'
import * as changePaymentMethod from './account/change-payment-method/[paymentMethodId].ts'
import * as changeProfile from './account/change-profile.ts'
import * as accountCustomer from './account/customer.ts'
import * as recoveryIsExpired from './account/customer-recovery-is-expired.ts'
import * as dataExport from './account/data-export.ts'
import * as dataOverview from './account/data-overview.ts'
import * as listAddress from './account/list-address.ts'
import * as listPasskey from './account/list-passkey.ts'
import * as imitateCustomer from './account/login/imitate-customer.ts'
import * as loginByPasskey from './account/login/passkey.ts'
import * as passkeyLoginOptions from './account/login/passkey-options.ts'
import * as login from './account/login.ts'
import * as logout from './account/logout.ts'
import * as newsletterRecipient from './account/newsletter-recipient.ts'
import * as onePasskey from './account/passkey/[passkeyId].ts'
import * as passkeyOptions from './account/passkey/options.ts'
import * as passkey from './account/passkey.ts'
import * as sendAgain from './account/pending-email/send-again.ts'
import * as pendingEmail from './account/pending-email.ts'
import * as recoveryPassword from './account/recovery-password.ts'
import * as recoveryPasswordConfirm from './account/recovery-password-confirm.ts'
import * as register from './account/register.ts'
import * as registerConfirm from './account/register-confirm.ts'
import * as requestGroup from './account/request-group.ts'
import * as endSession from './account/session/[sessionId].ts'
import * as accountSession from './account/session.ts'
import * as articleListing from './article-listing/[categoryId].ts'
import * as blogPost from './blog-post.ts'
import * as botCheck from './bot-check.ts'
import * as breadcrumb from './breadcrumb/[id].ts'
import * as categoryDetail from './category/[navigationId].ts'
import * as category from './category.ts'
import * as cartGoesWith from './checkout/cart/goes-with.ts'
import * as lineItem from './checkout/cart/line-item.ts'
import * as cart from './checkout/cart.ts'
import * as checkoutGateway from './checkout/gateway.ts'
import * as checkoutOrder from './checkout/order.ts'
import * as claim from './claim.ts'
import * as company from './company.ts'
import * as configuratorFit from './configurator/[systemType]/fit.ts'
import * as configuratorSystemsOf from './configurator/systems-of.ts'
import * as configurator from './configurator.ts'
import * as contactForm from './contact-form.ts'
import * as context from './context.ts'
import * as country from './country.ts'
import * as countryState from './country-state/[countryId].ts'
import * as currency from './currency.ts'
import * as cabinetForget from './customer/cabinet/forget.ts'
import * as cabinetKeep from './customer/cabinet/keep.ts'
import * as cabinet from './customer/cabinet.ts'
import * as wishlistAdd from './customer/wishlist/add/[productId].ts'
import * as wishlistDelete from './customer/wishlist/delete/[productId].ts'
import * as wishlistMerge from './customer/wishlist/merge.ts'
import * as wishlistShare from './customer/wishlist/share.ts'
import * as wishlist from './customer/wishlist.ts'
import * as customerGroup from './customer-group.ts'
import * as groupRegistration from './customer-group-registration/config/[customerGroupId].ts'
import * as dealers from './dealers.ts'
import * as documentDownload from './document/download/[documentId]/[deepLinkCode].ts'
import * as handlePayment from './handle-payment.ts'
import * as landingPage from './landing-page/[landingPageId].ts'
import * as language from './language.ts'
import * as media from './media.ts'
import * as navigation from './navigation/[activeId]/[rootId].ts'
import * as newsletterConfirm from './newsletter/confirm.ts'
import * as newsletterSubscribe from './newsletter/subscribe.ts'
import * as newsletterUnsubscribe from './newsletter/unsubscribe.ts'
import * as orderDownload from './order/download/[orderId]/[downloadId].ts'
import * as orderPayment from './order/payment.ts'
import * as orderPaymentMethod from './order/payment-method.ts'
import * as orderStateCancel from './order/state/cancel.ts'
import * as order from './order.ts'
import * as page from './page.ts'
import * as paymentMethod from './payment-method.ts'
import * as crossSelling from './product/[productId]/cross-selling.ts'
import * as findVariant from './product/[productId]/find-variant.ts'
import * as formerProduct from './product/[productId]/former.ts'
import * as partsList from './product/[productId]/parts-list.ts'
import * as writeReview from './product/[productId]/review.ts'
import * as reviews from './product/[productId]/reviews.ts'
import * as productDetail from './product/[productId].ts'
import * as product from './product.ts'
import * as productDocument from './product-document.ts'
import * as productListing from './product-listing/[categoryId].ts'
import * as quickOrderCheck from './quick-order/check.ts'
import * as salutation from './salutation.ts'
import * as scene from './scene.ts'
import * as search from './search.ts'
import * as searchGroups from './search-groups.ts'
import * as searchSuggest from './search-suggest.ts'
import * as seoUrl from './seo-url.ts'
import * as serviceRequest from './service-request.ts'
import * as sharedWishlist from './shared-wishlist/[shareCode].ts'
import * as shippingMethod from './shipping-method.ts'
import * as sitemap from './sitemap.ts'
import * as identifyPart from './spare-parts/identify.ts'
import * as searchParts from './spare-parts/search.ts'
import * as town from './town.ts'
import * as townName from './town-name.ts'
import * as visit from './visit.ts'
import * as withdrawalReceipt from './withdrawal/[withdrawalId].ts'
import * as withdrawal from './withdrawal.ts'

/** Every operation of the Store API, by method and path. */
export const paths = {
  'GET /context': context.get,
  'PATCH /context': context.patch,
  'POST /language': language.post,
  'POST /currency': currency.post,
  'POST /country': country.post,
  'POST /country-state/{countryId}': countryState.post,
  'POST /salutation': salutation.post,
  'POST /shipping-method': shippingMethod.post,
  'POST /payment-method': paymentMethod.post,
  'POST /navigation/{activeId}/{rootId}': navigation.post,
  'POST /category': category.post,
  'POST /category/{navigationId}': categoryDetail.post,
  'POST /product': product.post,
  'POST /product/{productId}': productDetail.post,
  'POST /product/{productId}/find-variant': findVariant.post,
  'POST /product/{productId}/cross-selling': crossSelling.post,
  'POST /product/{productId}/review': writeReview.post,
  'POST /product/{productId}/reviews': reviews.post,
  'POST /product/{productId}/parts-list': partsList.post,
  'POST /product/{productId}/former': formerProduct.post,
  'POST /product-listing/{categoryId}': productListing.post,
  'POST /article-listing/{categoryId}': articleListing.post,
  'POST /quick-order/check': quickOrderCheck.post,
  'POST /search': search.post,
  'POST /search-suggest': searchSuggest.post,
  'POST /search-groups': searchGroups.post,
  'POST /spare-parts/search': searchParts.post,
  'POST /spare-parts/identify': identifyPart.post,
  'POST /seo-url': seoUrl.post,
  'POST /page': page.post,
  'GET /breadcrumb/{id}': breadcrumb.get,
  'POST /landing-page/{landingPageId}': landingPage.post,
  'POST /media': media.post,
  'POST /scene': scene.post,
  'POST /claim': claim.post,
  'GET /visit': visit.get,
  'POST /blog-post': blogPost.post,
  'POST /product-document': productDocument.post,
  'GET /sitemap': sitemap.get,
  'GET /checkout/cart': cart.get,
  'GET /checkout/cart/goes-with': cartGoesWith.get,
  'DELETE /checkout/cart': cart.remove,
  'POST /checkout/cart/line-item': lineItem.post,
  'PATCH /checkout/cart/line-item': lineItem.patch,
  'DELETE /checkout/cart/line-item': lineItem.remove,
  'POST /checkout/cart/line-item/delete': lineItem.remove,
  'POST /account/register': register.post,
  'POST /account/register-confirm': registerConfirm.post,
  'POST /account/request-group': requestGroup.post,
  'POST /customer-group': customerGroup.post,
  'GET /customer-group-registration/config/{customerGroupId}': groupRegistration.get,
  'POST /account/login': login.post,
  'POST /account/login/imitate-customer': imitateCustomer.post,
  'POST /account/logout': logout.post,
  'POST /account/customer': accountCustomer.post,
  'DELETE /account/customer': accountCustomer.remove,
  'POST /account/data-export': dataExport.post,
  'POST /account/data-overview': dataOverview.post,
  'POST /account/list-address': listAddress.post,
  'POST /account/address': address.post,
  'PATCH /account/address/{addressId}': address.patch,
  'DELETE /account/address/{addressId}': address.remove,
  'PATCH /account/address/default-billing/{addressId}': defaultBilling.patch,
  'PATCH /account/address/default-shipping/{addressId}': defaultShipping.patch,
  'POST /account/change-password': changePassword.post,
  'POST /account/change-email': changeEmail.post,
  'POST /account/change-email-confirm': changeEmailConfirm.post,
  'POST /account/pending-email': pendingEmail.post,
  'DELETE /account/pending-email': pendingEmail.remove,
  'POST /account/pending-email/send-again': sendAgain.post,
  'POST /account/session': accountSession.post,
  'POST /account/list-passkey': listPasskey.post,
  'POST /account/passkey/options': passkeyOptions.post,
  'POST /account/passkey': passkey.post,
  'PATCH /account/passkey/{passkeyId}': onePasskey.patch,
  'DELETE /account/passkey/{passkeyId}': onePasskey.remove,
  'POST /account/login/passkey-options': passkeyLoginOptions.post,
  'POST /account/login/passkey': loginByPasskey.post,
  'DELETE /account/session': accountSession.remove,
  'DELETE /account/session/{sessionId}': endSession.remove,
  'POST /account/change-profile': changeProfile.post,
  'POST /account/change-language': changeLanguage.post,
  'POST /account/change-payment-method/{paymentMethodId}': changePaymentMethod.post,
  'POST /account/recovery-password': recoveryPassword.post,
  'POST /account/recovery-password-confirm': recoveryPasswordConfirm.post,
  'POST /account/customer-recovery-is-expired': recoveryIsExpired.post,
  'POST /customer/cabinet': cabinet.post,
  'POST /customer/cabinet/keep': cabinetKeep.post,
  'POST /customer/cabinet/forget': cabinetForget.post,
  'POST /customer/wishlist': wishlist.post,
  'DELETE /customer/wishlist': wishlist.remove,
  'POST /customer/wishlist/add/{productId}': wishlistAdd.post,
  'DELETE /customer/wishlist/delete/{productId}': wishlistDelete.remove,
  'POST /customer/wishlist/merge': wishlistMerge.post,
  'POST /customer/wishlist/share': wishlistShare.post,
  'DELETE /customer/wishlist/share': wishlistShare.remove,
  'POST /shared-wishlist/{shareCode}': sharedWishlist.post,
  'GET /town': town.get,
  'POST /town-name': townName.post,
  'POST /dealers': dealers.post,
  'POST /company': company.post,
  'GET /bot-check': botCheck.get,
  'POST /contact-form': contactForm.post,
  'POST /service-request': serviceRequest.post,
  'POST /newsletter/subscribe': newsletterSubscribe.post,
  'POST /newsletter/confirm': newsletterConfirm.post,
  'POST /newsletter/unsubscribe': newsletterUnsubscribe.post,
  'POST /account/newsletter-recipient': newsletterRecipient.post,
  'GET /configurator': configurator.get,
  'POST /configurator/{systemType}/fit': configuratorFit.post,
  'POST /configurator/systems-of': configuratorSystemsOf.post,
  'GET /checkout/gateway': checkoutGateway.get,
  'POST /checkout/order': checkoutOrder.post,
  'POST /order': order.post,
  'GET /order/download/{orderId}/{downloadId}': orderDownload.get,
  'POST /document/download/{documentId}/{deepLinkCode}': documentDownload.post,
  'POST /order/payment': orderPayment.post,
  'POST /order/payment-method': orderPaymentMethod.post,
  'POST /order/state/cancel': orderStateCancel.post,
  'POST /withdrawal': withdrawal.post,
  'POST /withdrawal/{withdrawalId}': withdrawalReceipt.post,
  'POST /handle-payment': handlePayment.post,
}

export type Paths = typeof paths
