import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  title: 'Cassa',
  steps: {
    label: 'Passi',
    address: 'I Suoi dati',
    shipping: 'Spedizione e pagamento',
    review: 'Verifica e ordine',
  },
  continue: { shipping: 'Continuare: spedizione e pagamento', review: 'Continuare: verifica' },
  back: 'Indietro',
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
  loginRequired: {
    title: 'Acceda al Suo conto',
    text: 'In questo negozio serve un conto cliente per inviare un ordine.',
    register: 'Aprire un conto',
  },
  person: {
    title: 'I Suoi dati',
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
    vatId: 'Partita IVA',
    street: 'Via',
    houseNumber: 'Numero civico',
    additional: 'Aggiunta, p. es. piano',
    zipcode: 'Codice postale',
    city: 'Località',
    country: 'Paese',
    updateCountry: 'Confermare il Paese',
    state: 'Regione',
    states: { CH: 'Cantone', DE: 'Land', AT: 'Land', IT: 'Provincia', ES: 'Provincia', LI: 'Comune' },
    phone: 'Telefono',
    phoneHint: 'Solo per domande sulla consegna.',
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
    none: 'Non possiamo consegnare questo ordine in questo Paese. Ci scriva.',
    free: 'gratuita',
  },
  payment: {
    title: 'Metodo di pagamento',
    none: 'Per questo ordine non c’è un metodo di pagamento. Ci scriva.',
  },
  review: {
    title: 'Verifica e ordine',
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
  success: {
    title: 'Grazie per il Suo ordine',
    number: 'Numero d’ordine',
    mail: (email) => `La conferma è in arrivo a ${email}.`,
    next: 'Che cosa succede ora',
    invoice: 'Riceve una fattura e la paga entro 30 giorni.',
    prepayment: (total, number) =>
      `Effettui un bonifico di ${total} con la causale «${number}». Le nostre coordinate bancarie sono nella conferma. Spediamo appena il pagamento è arrivato.`,
    otherPayment: (method) => `Metodo di pagamento: ${method}`,
    dispatch: 'Appena il pacco è in viaggio riceve un’e-mail con il numero di tracciamento.',
    pickup: 'Le scriviamo appena tutto è pronto per il ritiro.',
    download: 'Trova i Suoi download nella conferma appena il pagamento è arrivato.',
    order: 'Il Suo ordine',
    shopOn: 'Tornare al negozio',
    help: 'Domanda sull’ordine',
    print: 'Questa pagina resta raggiungibile allo stesso indirizzo.',
  },
  gateway: {
    title: 'Verso il pagamento',
    text: (seconds) =>
      seconds === 1
        ? 'Tra 1 secondo si passa al pagamento.'
        : `Tra ${seconds} secondi si passa al pagamento.`,
    go: 'Pagare ora',
  },
  paid: {
    title: 'Grazie, il pagamento è arrivato',
    text: (number) => `Il Suo ordine ${number} è pagato. La conferma arriva per e-mail.`,
    seeOrder: 'Vedere l’ordine',
  },
  unpaid: {
    title: 'Il pagamento non è riuscito',
    text: (number) =>
      `Il Suo ordine ${number} è salvato ma non ancora pagato. Riprovi o contatti la nostra assistenza.`,
    retry: 'Riprovare',
    support: 'Ricevere aiuto',
  },
  guestOrder: {
    title: 'Vedere l’ordine',
    text: 'Per la Sua sicurezza: indichi l’indirizzo e-mail e il codice postale dell’indirizzo di fatturazione di questo ordine.',
    show: 'Mostrare l’ordine',
    wrong: 'L’indirizzo e-mail e il codice postale non corrispondono a questo ordine.',
    expired: 'Questo link non è più valido. Ci scriva, La aiutiamo volentieri.',
    foreign: 'Qui non possiamo mostrare questo ordine',
    foreignText: 'Apra il link nella Sua conferma oppure acceda al Suo conto.',
  },
}
