import type { Texts } from '../texts.ts'

export const notices: Texts['notices'] = {
  fallback: 'Votre panier a été adapté. Veuillez le vérifier avant de commander.',
  cart: {
    'product-stock-reached': ({ name, quantity }) =>
      `${name || 'L’article'}\u00a0: plus que ${quantity} en stock. Nous avons adapté la quantité.`,
    'product-out-of-stock': ({ name }) => `${name || 'Un article'}\u00a0: plus disponible, retiré du panier.`,
    'product-not-found': ({ name }) =>
      `${name || 'Un article'}\u00a0: ne fait plus partie de l’assortiment, retiré du panier.`,
    'min-order-quantity': ({ name, quantity }) =>
      `${name || 'L’article'}\u00a0: la quantité minimale est de ${quantity}. Nous avons augmenté la quantité.`,
    'purchase-steps-quantity': ({ name, quantity }) =>
      `${name || 'L’article'}\u00a0: vendu par quantités fixes. La quantité est maintenant de ${quantity}.`,
    'quantity-changed': ({ name, quantity }) =>
      `${name || 'L’article'}\u00a0: la quantité souhaitée n’est pas disponible. Elle est maintenant de ${quantity}.`,
    'shipping-method-blocked': ({ name }) =>
      `Le mode de livraison ${name} n’est pas possible pour cette commande. Veuillez en choisir un autre.`,
    'shipping-method-changed': ({ before, after }) =>
      `Le mode de livraison ${before} n’est pas possible. Nous avons choisi ${after}.`,
    'payment-method-blocked': ({ name }) =>
      `Le mode de paiement ${name} n’est pas possible pour cette commande. Veuillez en choisir un autre.`,
    'payment-method-changed': ({ before, after }) =>
      `Le mode de paiement ${before} n’est pas possible. Nous avons choisi ${after}.`,
    'shipping-address-blocked': ({ name }) =>
      `Nous ne livrons malheureusement pas à cette adresse${name && ` : ${name}`}.`,
    'billing-address-blocked': ({ name }) =>
      `Une facture à cette adresse n’est malheureusement pas possible${name && ` : ${name}`}.`,
    'shipping-address-invalid': () =>
      'Il manque quelque chose dans l’adresse de livraison, ou elle n’est pas correcte. Veuillez la vérifier.',
    'billing-address-invalid': () =>
      'Il manque quelque chose dans l’adresse de facturation, ou elle n’est pas correcte. Veuillez la vérifier.',
    'salutation-missing-shipping-address': () => 'Il manque la civilité dans l’adresse de livraison.',
    'salutation-missing-billing-address': () => 'Il manque la civilité dans l’adresse de facturation.',
    'salutation-missing': () => 'Il manque la civilité dans votre profil. Veuillez la choisir à la caisse.',
    'country-region-missing-shipping-address': () => 'Il manque la région dans l’adresse de livraison.',
    'country-region-missing-billing-address': () => 'Il manque la région dans l’adresse de facturation.',
    'promotion-not-found': ({ code }) => `Le code promotionnel «\u00a0${code}\u00a0» n’existe pas.`,
    'promotion-not-eligible': ({ name }) =>
      `La promotion «\u00a0${name}\u00a0» est enregistrée, mais ne s’applique pas encore. Vous aurez la remise dès que les conditions seront remplies.`,
    'promotion-excluded': ({ name }) =>
      `La promotion «\u00a0${name}\u00a0» n’est pas cumulable avec une autre et ne s’applique pas ici.`,
    'auto-promotion-not-found': ({ name }) => `La promotion «\u00a0${name}\u00a0» est terminée.`,
    'promotions-on-cart-price-zero-error': ({ promotions }) =>
      `Votre panier ne coûte rien, ces promotions ne s’appliquent donc pas\u00a0: ${promotions}`,
    'promotion-discount-added': ({ name }) => `La remise «\u00a0${name}\u00a0» a été déduite.`,
    'promotion-discount-deleted': ({ name }) => `La remise «\u00a0${name}\u00a0» a été retirée.`,
    'cart-merged-hint': () => 'Les articles d’une visite précédente sont de nouveau dans votre panier.',
    'checkout-gateway-error': () =>
      'Malheureusement, nous ne pouvons pas livrer ces articles à cette adresse.',
    'line-does-not-fit': ({ name }) =>
      `${name || 'L’article'} ne convient pas à vos mesures. Veuillez les vérifier ou choisir un autre système.`,
    'line-item-incomplete': () =>
      'Il nous manque des informations sur un article. Veuillez le retirer du panier ou nous écrire.',
  },
  ways: { address: 'Vérifier l’adresse', methods: 'En choisir un autre', contact: 'Nous écrire' },
  problem: {
    fallback: 'Cela n’a malheureusement pas fonctionné. Veuillez réessayer.',
    offline: 'La boutique n’est pas joignable. Veuillez vérifier votre connexion et réessayer.',
    codes: {
      CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY: () =>
        'La quantité doit être un nombre entier à partir de 1.',
      CHECKOUT__CART_LINE_ITEM_NOT_FOUND: () => 'Cet article n’est plus dans le panier.',
      CHECKOUT__CART_FULL: ({ most }) => `Un panier contient au plus ${most} articles différents.`,
      CHECKOUT__CART_EMPTY: () => 'Votre panier est vide.',
      CHECKOUT__CART_INVALID: () => 'La commande ne peut pas être conclue ainsi. Veuillez lire les avis.',
      CHECKOUT__CART_HASH_MISMATCH: () =>
        'Votre panier ou un prix a changé. Veuillez vérifier le nouveau total, puis commander à nouveau. Rien n’a encore été commandé.',
      CHECKOUT__CUSTOMER_NOT_LOGGED_IN: () => 'Veuillez vous connecter avant d’envoyer la commande.',
      CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: () => 'L’adresse e-mail ou le mot de passe est incorrect.',
      CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED: () =>
        'Veuillez d’abord confirmer votre adresse e-mail avec le lien de notre e-mail.',
      CHECKOUT__CUSTOMER_PENDING_EMAIL_NOT_FOUND: () =>
        'Aucune nouvelle adresse e-mail n’est plus en attente de confirmation. Rechargez la page pour voir où vous en êtes.',
      CHECKOUT__CUSTOMER_AUTH_THROTTLED: ({ seconds }) =>
        `Trop de tentatives. Veuillez patienter ${seconds} secondes.`,
      CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED: () =>
        'Votre adresse e-mail est déjà confirmée. Vous pouvez vous connecter.',
      CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH: () => 'Ce lien n’est plus valable.',
      CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED: () => 'Ce lien a expiré. Veuillez en demander un nouveau.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: () =>
        'Votre adresse par défaut ne peut pas être supprimée. Veuillez d’abord en choisir une autre.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: () =>
        'Cette adresse est choisie pour votre commande et ne peut pas être supprimée.',
      CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND: () => 'Cette adresse n’existe plus.',
      CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND: () =>
        'Ce mode de paiement n’existe pas. Veuillez en choisir un autre.',
      CHECKOUT__UNKNOWN_PAYMENT_METHOD: () =>
        'Ce mode de paiement n’existe pas. Veuillez en choisir un autre.',
      CHECKOUT__ORDER_ORDER_ALREADY_PAID: ({ orderNumber }) =>
        `La commande ${orderNumber} est déjà payée et ne peut plus être modifiée.`,
      CHECKOUT__ORDER_ORDER_NOT_FOUND: () => 'Cette commande n’existe pas.',
      CHECKOUT__ORDER_ORDER_CANCELLED: () => 'Cette commande est annulée.',
      CHECKOUT__ORDER_ORDER_NOT_CHANGEABLE: () =>
        'Cette commande est déjà en route et ne peut plus être modifiée.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE: () =>
        'Votre paiement est en cours de vérification. Veuillez attendre le résultat.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE: () =>
        'Cette commande ne peut pas être payée de cette façon. Veuillez choisir un autre mode de paiement.',
      CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED: () =>
        'Le service de paiement ne répond pas pour le moment. Veuillez réessayer dans une minute ou choisir un autre mode de paiement.',
      CONTENT__PRODUCT_NOT_FOUND: () => 'Ce produit n’existe plus.',
      FRAMEWORK__INVALID_UUID: () => 'La demande est incomplète. Veuillez recharger la page.',
      FRAMEWORK__RATE_LIMIT_EXCEEDED: ({ seconds }) =>
        `Trop d’essais. Veuillez attendre ${seconds} secondes.`,
    },
  },
}
