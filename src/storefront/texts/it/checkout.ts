import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  title: 'Cassa',
  sections: {
    address: 'I Suoi dati',
    shipping: 'Spedizione e pagamento',
    review: 'Verifica e ordine',
  },
  continue: { shipping: 'Continuare: spedizione e pagamento', review: 'Continuare: verifica' },
  change: 'Modificare',
  changeOf: (part) => `Modificare: ${part}`,
  required: 'I campi con * sono obbligatori.',
  optional: 'facoltativo',
  choose: 'Scelga',
  guest: {
    text: 'Ordina come ospite, non serve un conto.',
    login: 'Accedere',
    haveAccount: 'Ha già un conto?',
    loggedIn: (name) => `Accesso effettuato come ${name}`,
    addresses: 'Gestire gli indirizzi',
  },
  /** For an account whose profile or address has none. */
  salutation: {
    text: 'Per questo ordine ci serve ancora un titolo. Lo conserveremo nel Suo conto.',
    save: 'Usare questo titolo',
  },
  loginRequired: {
    title: 'Acceda al Suo conto',
    text: 'In questo negozio serve un conto cliente per inviare un ordine.',
    register: 'Aprire un conto',
  },
  person: {
    email: 'Indirizzo e-mail',
    emailHint: 'Qui inviamo la conferma.',
    accountType: 'Ordina',
    private: 'come privato',
    business: 'per un’azienda',
  },
  address: {
    shipping: 'Indirizzo di consegna',
    billing: 'Indirizzo di fatturazione',
    billingDiffers: 'La fattura va a un altro indirizzo',
    sameAsShipping: 'come indirizzo di consegna',
    salutation: 'Titolo',
    firstName: 'Nome',
    lastName: 'Cognome',
    company: 'Azienda',
    vatIds: {
      CH: 'IDI / n. IVA',
      LI: 'N. IVA',
      DE: 'Partita IVA (USt-IdNr.)',
      AT: 'Partita IVA (UID-Nr.)',
      FR: 'Partita IVA (N° TVA)',
      NL: 'Partita IVA (Btw-id)',
      BE: 'Partita IVA (TVA / BTW)',
      ES: 'Partita IVA (NIF-IVA)',
    },
    street: 'Via',
    houseNumber: 'Numero civico',
    additional: 'Aggiunta, p. es. piano',
    zipcode: 'CAP',
    city: 'Località',
    cityFilled: (city: string) => `Inserito: ${city}`,
    whichCity: 'Quale località intende?',
    country: 'Paese',
    updateCountry: 'Confermare il Paese',
    state: 'Regione',
    states: { CH: 'Cantone', DE: 'Land', AT: 'Land', IT: 'Provincia', ES: 'Provincia', LI: 'Comune' },
    phone: 'Telefono',
    phoneHint: 'Solo per domande sulla consegna',
    example: (example) => `p. es. ${example}`,
  },
  privacy: {
    before: 'Ho letto l’',
    link: 'informativa sulla privacy',
    after: ' e accetto che i miei dati siano trattati per l’ordine.',
    short: 'Protezione dei dati',
  },
  shipping: {
    title: 'Tipo di spedizione',
    days: (from, to) =>
      to === 0
        ? 'subito'
        : from === to
          ? `${to} ${to === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`
          : `${from}–${to} giorni lavorativi`,
    arrives: (from, to) => (from === to ? `Arrivo il ${from}` : `Arrivo ${from} – ${to}`),
    ready: (from, to) =>
      from === to ? `Pronto per il ritiro da ${from}` : `Pronto per il ritiro tra ${from} e ${to}`,
    none: 'Non possiamo consegnare questo ordine in questo Paese. Ci scriva.',
    free: 'gratuita',
  },
  payment: {
    title: 'Metodo di pagamento',
    none: 'Per questo ordine non c’è un metodo di pagamento. Ci scriva.',
  },
  review: {
    products: 'Articoli',
    comment: 'Osservazione sull’ordine',
    commentHint: 'Per esempio il Suo riferimento o dove si può lasciare il pacco.',
    terms: { before: 'Accetto le ', link: 'condizioni generali', after: '.', short: 'Condizioni generali' },
    withdrawal: { before: 'Ho preso atto dell’', link: 'informativa sul recesso', after: '.' },
    waiver: 'Accetto che il download inizi subito e so che così perdo il diritto di recesso.',
    waiverShort: 'Download immediato',
    button: 'Ordine con obbligo di pagare',
    sending: 'Invio dell’ordine …',
    changed: (before, now) => `Il totale era ${before} e ora è ${now}.`,
    nothingOrdered: 'Non è stato ancora ordinato nulla',
    secure: 'Il Suo ordine viene trasmesso in forma cifrata.',
  },
}
