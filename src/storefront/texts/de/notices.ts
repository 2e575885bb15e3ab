/** What a notice of the cart may name; the API sends it as `parameters`. A missing one is an empty text. */
export type NoticeDetail = Readonly<
  Record<'name' | 'quantity' | 'code' | 'promotions' | 'reason' | 'before' | 'after', string>
>

/** What a failed call may name; `seconds`, `quantity` and the like of `meta.parameters`. */
export type ProblemDetail = Readonly<
  Record<'seconds' | 'quantity' | 'orderNumber' | 'most' | 'email', string>
>

/** Specification 8: the cart adjusts itself and says so, and a call that fails says why. */
export const notices = {
  fallback: 'Ihr Warenkorb wurde angepasst. Bitte prüfen Sie ihn vor der Bestellung.',
  cart: {
    'product-stock-reached': ({ name, quantity }: NoticeDetail) =>
      `${name || 'Der Artikel'}: Nur noch ${quantity} Stück verfügbar. Wir haben die Menge angepasst.`,
    'product-out-of-stock': ({ name }: NoticeDetail) =>
      `${name || 'Ein Artikel'} ist nicht mehr lieferbar und wurde aus dem Warenkorb genommen.`,
    'product-not-found': ({ name }: NoticeDetail) =>
      `${name || 'Ein Artikel'} gehört nicht mehr zum Sortiment und wurde aus dem Warenkorb genommen.`,
    'min-order-quantity': ({ name, quantity }: NoticeDetail) =>
      `${name || 'Der Artikel'}: Die Mindestmenge ist ${quantity}. Wir haben die Menge erhöht.`,
    'purchase-steps-quantity': ({ name, quantity }: NoticeDetail) =>
      `${name || 'Der Artikel'} gibt es nur in festen Schritten. Die Menge ist jetzt ${quantity}.`,
    'quantity-changed': ({ name, quantity }: NoticeDetail) =>
      `${name || 'Der Artikel'}: Die gewünschte Menge ist nicht verfügbar. Sie ist jetzt ${quantity}.`,
    'shipping-method-blocked': ({ name }: NoticeDetail) =>
      `Die Versandart ${name} ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.`,
    'shipping-method-changed': ({ before, after }: NoticeDetail) =>
      `Die Versandart ${before} ist nicht möglich. Wir haben ${after} gewählt.`,
    'payment-method-blocked': ({ name }: NoticeDetail) =>
      `Die Zahlungsart ${name} ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.`,
    'payment-method-changed': ({ before, after }: NoticeDetail) =>
      `Die Zahlungsart ${before} ist nicht möglich. Wir haben ${after} gewählt.`,
    'shipping-address-blocked': ({ name }: NoticeDetail) =>
      `Nach ${name || 'dieser Adresse'} liefern wir leider nicht.`,
    'billing-address-blocked': ({ name }: NoticeDetail) =>
      `Eine Rechnung nach ${name || 'dieser Adresse'} ist leider nicht möglich.`,
    'shipping-address-invalid': () =>
      'In der Lieferadresse fehlt etwas oder stimmt etwas nicht. Bitte prüfen Sie sie.',
    'billing-address-invalid': () =>
      'In der Rechnungsadresse fehlt etwas oder stimmt etwas nicht. Bitte prüfen Sie sie.',
    'salutation-missing-shipping-address': () => 'In der Lieferadresse fehlt die Anrede.',
    'salutation-missing-billing-address': () => 'In der Rechnungsadresse fehlt die Anrede.',
    'salutation-missing': () => 'In Ihrem Profil fehlt die Anrede. Bitte wählen Sie eine in der Kasse.',
    'country-region-missing-shipping-address': () => 'In der Lieferadresse fehlt die Region.',
    'country-region-missing-billing-address': () => 'In der Rechnungsadresse fehlt die Region.',
    'promotion-not-found': ({ code }: NoticeDetail) => `Den Gutscheincode „${code}“ gibt es nicht.`,
    'promotion-not-eligible': ({ name }: NoticeDetail) =>
      `Der Gutschein „${name}“ ist gespeichert, gilt aber noch nicht. Der Rabatt kommt, sobald die Bedingungen erfüllt sind.`,
    'promotion-excluded': ({ name }: NoticeDetail) =>
      `Der Gutschein „${name}“ lässt sich nicht mit einem anderen verbinden und gilt hier nicht.`,
    'auto-promotion-not-found': ({ name }: NoticeDetail) => `Die Aktion „${name}“ ist vorbei.`,
    'promotions-on-cart-price-zero-error': ({ promotions }: NoticeDetail) =>
      `Der Warenkorb kostet nichts, deshalb gelten diese Gutscheine nicht: ${promotions}`,
    'promotion-discount-added': ({ name }: NoticeDetail) => `Der Rabatt „${name}“ ist abgezogen.`,
    'promotion-discount-deleted': ({ name }: NoticeDetail) => `Der Rabatt „${name}“ ist entfernt.`,
    'cart-merged-hint': () => 'Artikel von einem früheren Besuch liegen wieder im Warenkorb.',
    'checkout-gateway-error': () => 'Diese Artikel lassen sich leider nicht an diese Adresse liefern.',
    'line-does-not-fit': ({ name }: NoticeDetail) =>
      `${name || 'Der Artikel'} passt nach Ihren Maßen nicht. Bitte prüfen Sie die Maße oder wählen Sie ein anderes System.`,
    'line-item-incomplete': () =>
      'Zu einem Artikel fehlen uns Angaben. Bitte nehmen Sie ihn aus dem Warenkorb oder schreiben Sie uns.',
  },
  /** Links behind what stands in the way. */
  ways: { address: 'Adresse prüfen', methods: 'Andere wählen', contact: 'Schreiben Sie uns' },
  problem: {
    fallback: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
    offline: 'Keine Verbindung zum Shop. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    codes: {
      CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY: () => 'Die Menge muss eine ganze Zahl ab 1 sein.',
      CHECKOUT__CART_LINE_ITEM_NOT_FOUND: () => 'Dieser Artikel liegt nicht mehr im Warenkorb.',
      CHECKOUT__CART_FULL: ({ most }: ProblemDetail) =>
        `In einen Warenkorb passen höchstens ${most} verschiedene Artikel.`,
      CHECKOUT__CART_EMPTY: () => 'Ihr Warenkorb ist leer.',
      CHECKOUT__CART_INVALID: () =>
        'So lässt sich die Bestellung nicht abschließen. Bitte prüfen Sie die Hinweise.',
      CHECKOUT__CART_HASH_MISMATCH: () =>
        'Ihr Warenkorb oder ein Preis hat sich geändert. Bitte prüfen Sie die neue Summe und bestellen Sie dann noch einmal. Es wurde noch nichts bestellt.',
      CHECKOUT__CUSTOMER_NOT_LOGGED_IN: () =>
        'Bitte melden Sie sich an, bevor Sie die Bestellung abschicken.',
      CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: () => 'E-Mail-Adresse oder Passwort stimmt nicht.',
      CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED: () =>
        'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link in unserer E-Mail.',
      CHECKOUT__CUSTOMER_PENDING_EMAIL_NOT_FOUND: () =>
        'Es wartet keine neue E-Mail-Adresse mehr auf Bestätigung. Laden Sie die Seite neu, um den Stand zu sehen.',
      CHECKOUT__CUSTOMER_AUTH_THROTTLED: ({ seconds }: ProblemDetail) =>
        `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`,
      CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED: () =>
        'Ihre E-Mail-Adresse ist schon bestätigt. Bitte melden Sie sich an.',
      CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH: () => 'Dieser Link ist nicht mehr gültig.',
      CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED: () =>
        'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: () =>
        'Ihre Standardadresse lässt sich nicht löschen. Bitte wählen Sie zuerst eine andere.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: () =>
        'Diese Adresse ist gerade für Ihre Bestellung gewählt und lässt sich nicht löschen.',
      CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND: () => 'Diese Adresse gibt es nicht mehr.',
      CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND: () =>
        'Diese Zahlungsart gibt es nicht. Bitte wählen Sie eine andere.',
      CHECKOUT__UNKNOWN_PAYMENT_METHOD: () =>
        'Diese Zahlungsart gibt es nicht. Bitte wählen Sie eine andere.',
      CHECKOUT__ORDER_ORDER_ALREADY_PAID: ({ orderNumber }: ProblemDetail) =>
        `Die Bestellung ${orderNumber} ist schon bezahlt und lässt sich nicht mehr ändern.`,
      CHECKOUT__ORDER_ORDER_NOT_FOUND: () => 'Diese Bestellung gibt es nicht.',
      CHECKOUT__ORDER_ORDER_CANCELLED: () => 'Diese Bestellung ist storniert.',
      CHECKOUT__ORDER_ORDER_NOT_CHANGEABLE: () =>
        'Diese Bestellung ist schon unterwegs und lässt sich nicht mehr ändern.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE: () =>
        'Ihre Zahlung wird gerade geprüft. Bitte warten Sie, bis sie entschieden ist.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE: () =>
        'Mit dieser Zahlungsart lässt sich die Bestellung nicht bezahlen. Bitte wählen Sie eine andere.',
      CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED: () =>
        'Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal oder wählen Sie eine andere Zahlungsart.',
      CONTENT__PRODUCT_NOT_FOUND: () => 'Dieses Produkt gibt es nicht mehr.',
      FRAMEWORK__INVALID_UUID: () => 'Die Angabe ist unvollständig. Bitte laden Sie die Seite neu.',
      FRAMEWORK__RATE_LIMIT_EXCEEDED: ({ seconds }: ProblemDetail) =>
        `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`,
    },
  },
}
