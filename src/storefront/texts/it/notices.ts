import type { Texts } from '../texts.ts'

export const notices: Texts['notices'] = {
  fallback: 'Il carrello è stato adattato. Lo controlli prima di ordinare.',
  cart: {
    'product-stock-reached': ({ name, quantity }) =>
      `${name || 'Articolo'}: disponibilità limitata a ${quantity}. Abbiamo adattato la quantità.`,
    'product-out-of-stock': ({ name }) =>
      `${name || 'Un articolo'}: non è più disponibile ed è stato tolto dal carrello.`,
    'product-not-found': ({ name }) =>
      `${name || 'Un articolo'}: non fa più parte dell’assortimento ed è stato tolto dal carrello.`,
    'min-order-quantity': ({ name, quantity }) =>
      `${name || 'Articolo'}: la quantità minima è ${quantity}. Abbiamo aumentato la quantità.`,
    'purchase-steps-quantity': ({ name, quantity }) =>
      `${name || 'Articolo'}: si vende solo in quantità fisse. Ora la quantità è ${quantity}.`,
    'quantity-changed': ({ name, quantity }) =>
      `${name || 'Articolo'}: la quantità richiesta non è disponibile. Ora è ${quantity}.`,
    'shipping-method-blocked': ({ name }) =>
      `Il tipo di spedizione ${name} non è possibile per questo ordine. Ne scelga un altro.`,
    'shipping-method-changed': ({ before, after }) =>
      `Il tipo di spedizione ${before} non è possibile. Abbiamo scelto ${after}.`,
    'payment-method-blocked': ({ name }) =>
      `Il metodo di pagamento ${name} non è possibile per questo ordine. Ne scelga un altro.`,
    'payment-method-changed': ({ before, after }) =>
      `Il metodo di pagamento ${before} non è possibile. Abbiamo scelto ${after}.`,
    'shipping-address-blocked': ({ name }) =>
      `Purtroppo non consegniamo a questo indirizzo${name && `: ${name}`}.`,
    'billing-address-blocked': ({ name }) =>
      `Purtroppo non possiamo fatturare a questo indirizzo${name && `: ${name}`}.`,
    'shipping-address-invalid': () =>
      'Nell’indirizzo di consegna manca qualcosa o non è corretto. Lo controlli.',
    'billing-address-invalid': () =>
      'Nell’indirizzo di fatturazione manca qualcosa o non è corretto. Lo controlli.',
    'salutation-missing-shipping-address': () => 'Nell’indirizzo di consegna manca il titolo.',
    'salutation-missing-billing-address': () => 'Nell’indirizzo di fatturazione manca il titolo.',
    'salutation-missing': () => 'Nel Suo profilo manca il titolo. Lo scelga alla cassa.',
    'country-region-missing-shipping-address': () => 'Nell’indirizzo di consegna manca la regione.',
    'country-region-missing-billing-address': () => 'Nell’indirizzo di fatturazione manca la regione.',
    'promotion-not-found': ({ code }) => `Il codice promozionale «${code}» non esiste.`,
    'promotion-not-eligible': ({ name }) =>
      `La promozione «${name}» è salvata ma non vale ancora. Lo sconto arriva appena le condizioni sono soddisfatte.`,
    'promotion-excluded': ({ name }) =>
      `La promozione «${name}» non è cumulabile con un’altra e qui non vale.`,
    'auto-promotion-not-found': ({ name }) => `La promozione «${name}» è terminata.`,
    'promotions-on-cart-price-zero-error': ({ promotions }) =>
      `Il carrello non costa nulla, perciò queste promozioni non valgono: ${promotions}`,
    'promotion-discount-added': ({ name }) => `Lo sconto «${name}» è stato applicato.`,
    'promotion-discount-deleted': ({ name }) => `Lo sconto «${name}» è stato rimosso.`,
    'cart-merged-hint': () => 'Gli articoli di una visita precedente sono di nuovo nel carrello.',
    'checkout-gateway-error': () => 'Purtroppo non possiamo consegnare questi articoli a questo indirizzo.',
    'line-does-not-fit': ({ name }) =>
      `${name || 'L’articolo'} non è adatto alle Sue misure. Verifichi le misure o scelga un altro sistema.`,
    'line-item-incomplete': () =>
      'Di un articolo ci mancano alcuni dati. La preghiamo di toglierlo dal carrello o di scriverci.',
  },
  ways: { address: 'Controllare l’indirizzo', methods: 'Sceglierne un altro', contact: 'Ci scriva' },
  problem: {
    fallback: 'Purtroppo non ha funzionato. Riprovi.',
    offline: 'Il negozio non è raggiungibile. Controlli la connessione e riprovi.',
    codes: {
      CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY: () => 'La quantità deve essere un numero intero da 1 in su.',
      CHECKOUT__CART_LINE_ITEM_NOT_FOUND: () => 'Questo articolo non è più nel carrello.',
      CHECKOUT__CART_FULL: ({ most }) => `Un carrello contiene al massimo ${most} articoli diversi.`,
      CHECKOUT__CART_EMPTY: () => 'Il carrello è vuoto.',
      CHECKOUT__CART_INVALID: () => 'Così l’ordine non può essere concluso. Controlli gli avvisi.',
      CHECKOUT__CART_HASH_MISMATCH: () =>
        'Il carrello o un prezzo è cambiato. Controlli il nuovo totale e poi ordini di nuovo. Non è stato ancora ordinato nulla.',
      CHECKOUT__CUSTOMER_NOT_LOGGED_IN: () => 'Acceda al Suo conto prima di inviare l’ordine.',
      CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: () => 'L’indirizzo e-mail o la password non sono corretti.',
      CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED: () =>
        'La preghiamo di confermare prima il Suo indirizzo e-mail con il link nella nostra e-mail.',
      CHECKOUT__CUSTOMER_PENDING_EMAIL_NOT_FOUND: () =>
        'Nessun nuovo indirizzo e-mail è più in attesa di conferma. Ricarichi la pagina per vedere la situazione attuale.',
      CHECKOUT__CUSTOMER_AUTH_THROTTLED: ({ seconds }) => `Troppi tentativi. Attenda ${seconds} secondi.`,
      CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED: () =>
        'Il Suo indirizzo e-mail è già confermato. Può accedere.',
      CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH: () => 'Questo link non è più valido.',
      CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED: () => 'Questo link è scaduto. Ne richieda uno nuovo.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: () =>
        'Il Suo indirizzo predefinito non può essere eliminato. Ne scelga prima un altro.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: () =>
        'Questo indirizzo è scelto per il Suo ordine e non può essere eliminato.',
      CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND: () => 'Questo indirizzo non esiste più.',
      CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND: () =>
        'Questo metodo di pagamento non esiste. Ne scelga un altro.',
      CHECKOUT__UNKNOWN_PAYMENT_METHOD: () => 'Questo metodo di pagamento non esiste. Ne scelga un altro.',
      CHECKOUT__ORDER_ORDER_ALREADY_PAID: ({ orderNumber }) =>
        `L’ordine ${orderNumber} è già pagato e non può più essere modificato.`,
      CHECKOUT__ORDER_ORDER_NOT_FOUND: () => 'Questo ordine non esiste.',
      CHECKOUT__ORDER_ORDER_CANCELLED: () => 'Questo ordine è annullato.',
      CHECKOUT__ORDER_ORDER_NOT_CHANGEABLE: () =>
        'Questo ordine è già in viaggio e non si può più modificare.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE: () =>
        'Il Suo pagamento è in corso di verifica. Attenda l’esito, per favore.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE: () =>
        'Con questo metodo l’ordine non si può pagare. Ne scelga un altro.',
      CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED: () =>
        'Il servizio di pagamento al momento non risponde. Riprovi tra un minuto o scelga un altro metodo di pagamento.',
      CONTENT__PRODUCT_NOT_FOUND: () => 'Questo prodotto non esiste più.',
      FRAMEWORK__INVALID_UUID: () => 'La richiesta è incompleta. Ricarichi la pagina.',
      FRAMEWORK__RATE_LIMIT_EXCEEDED: ({ seconds }) => `Troppi tentativi. Attenda ${seconds} secondi.`,
    },
  },
}
