/** The checkout up to the order. */
export const checkout = {
  title: 'Kasse',
  sections: {
    address: 'Ihre Angaben',
    shipping: 'Versand und Zahlung',
    review: 'Prüfen und bestellen',
  },
  continue: { shipping: 'Weiter zu Versand und Zahlung', review: 'Weiter zur Übersicht' },
  change: 'Ändern',
  changeOf: (part: string) => `${part} ändern`,
  required: 'Felder mit * sind erforderlich.',
  optional: 'freiwillig',
  choose: 'Bitte wählen',
  guest: {
    text: 'Sie bestellen als Gast, ein Konto brauchen Sie nicht.',
    login: 'Anmelden',
    haveAccount: 'Sie haben ein Konto?',
    loggedIn: (name: string) => `Angemeldet als ${name}`,
    addresses: 'Adressen verwalten',
  },
  /** For an account whose profile or address has none. */
  salutation: {
    text: 'Für diese Bestellung brauchen wir noch eine Anrede. Wir merken sie uns in Ihrem Konto.',
    save: 'Anrede übernehmen',
  },
  loginRequired: {
    title: 'Bitte melden Sie sich an',
    text: 'In diesem Shop brauchen Sie ein Kundenkonto, um eine Bestellung abzuschicken.',
    register: 'Konto eröffnen',
  },
  person: {
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin schicken wir die Bestätigung.',
    accountType: 'Sie bestellen',
    private: 'privat',
    business: 'für eine Firma',
  },
  address: {
    shipping: 'Lieferadresse',
    billing: 'Rechnungsadresse',
    billingDiffers: 'Die Rechnung geht an eine andere Adresse',
    sameAsShipping: 'wie Lieferadresse',
    salutation: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    /** Where a country calls its number differently in this language than the forms of the country do. */
    vatIds: {} as Record<string, string>,
    street: 'Straße',
    houseNumber: 'Hausnummer',
    additional: 'Zusatz, z. B. Stockwerk',
    zipcode: 'Postleitzahl',
    city: 'Ort',
    cityFilled: (city: string) => `${city} eingesetzt`,
    whichCity: 'Welcher Ort ist gemeint?',
    country: 'Land',
    updateCountry: 'Land übernehmen',
    state: 'Region',
    states: {
      CH: 'Kanton',
      DE: 'Bundesland',
      AT: 'Bundesland',
      IT: 'Provinz',
      ES: 'Provinz',
      LI: 'Gemeinde',
    } as Record<string, string>,
    phone: 'Telefon',
    phoneHint: 'Nur für Rückfragen zur Lieferung',
    example: (example: string) => `z. B. ${example}`,
  },
  privacy: {
    before: 'Ich habe die ',
    link: 'Datenschutzerklärung',
    after: ' gelesen und bin einverstanden, dass meine Angaben für die Bestellung verarbeitet werden.',
    short: 'Datenschutz',
  },
  shipping: {
    title: 'Versandart',
    days: (from: number, to: number) =>
      to === 0
        ? 'sofort'
        : from === to
          ? `${to} ${to === 1 ? 'Arbeitstag' : 'Arbeitstage'}`
          : `${from}–${to} Arbeitstage`,
    arrives: (from: string, to: string) => (from === to ? `Ankunft am ${from}` : `Ankunft ${from} – ${to}`),
    ready: (from: string, to: string) =>
      from === to ? `Abholbereit ab ${from}` : `Abholbereit zwischen ${from} und ${to}`,
    none: 'In dieses Land können wir diese Bestellung nicht liefern. Bitte schreiben Sie uns.',
    free: 'kostenlos',
  },
  payment: {
    title: 'Zahlungsart',
    none: 'Für diese Bestellung gibt es keine Zahlungsart. Bitte schreiben Sie uns.',
  },
  review: {
    products: 'Artikel',
    comment: 'Bemerkung zur Bestellung',
    commentHint: 'Zum Beispiel ein Zeichen für Ihren Auftrag oder wo das Paket stehen darf.',
    terms: {
      before: 'Ich bin mit den ',
      link: 'Allgemeinen Geschäftsbedingungen',
      after: ' einverstanden.',
      short: 'AGB',
    },
    withdrawal: { before: 'Die ', link: 'Widerrufsbelehrung', after: ' habe ich zur Kenntnis genommen.' },
    waiver:
      'Ich stimme zu, dass der Download sofort beginnt, und weiß, dass damit mein Widerrufsrecht erlischt.',
    waiverShort: 'Sofortiger Download',
    button: 'Zahlungspflichtig bestellen',
    sending: 'Wird bestellt …',
    changed: (before: string, now: string) => `Die Summe war ${before} und ist jetzt ${now}.`,
    nothingOrdered: 'Es wurde noch nichts bestellt',
    secure: 'Ihre Bestellung wird verschlüsselt übertragen.',
  },
}
