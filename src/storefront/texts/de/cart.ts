import { de as purpose } from '../../../shop/configurator/passport-words/de.ts'

/** The cart, its summary and the choice of country. */
export const cart = {
  title: 'Warenkorb',
  items: (count: number) => (count === 1 ? '1 Artikel' : `${count} Artikel`),
  empty: {
    title: 'Ihr Warenkorb ist leer',
    text: 'Noch nichts gefunden? Der Konfigurator zeigt in einer Minute, was in Ihren Schrank passt.',
    configurator: 'Passendes System finden',
    systems: 'Alle Abfallsysteme',
    spareParts: 'Ersatzteile suchen',
  },
  lines: 'Artikel im Warenkorb',
  number: (number: string) => `Art.-Nr. ${number}`,
  purpose,
  /** Beside a system that was chosen for a door that hangs there. */
  assemblySheet: { left: 'Montageblatt, Bänder links', right: 'Montageblatt, Bänder rechts' },
  /** Whether an accessory or a part goes with the systems beside it, which are named up to two and then counted. */
  goesWith: {
    some: (names: readonly string[], more: number) => {
      const listed =
        more > 0 ? `${names.join(', ')} und ${more === 1 ? 'einem' : more} weiteren` : names.join(' und ')
      return `Passt zu ${listed} in diesem Warenkorb`
    },
    none: 'Passt zu keinem der Systeme in diesem Warenkorb.',
  },
  /** What a fitter calls the kitchen a line is for. */
  job: {
    add: 'Kommission angeben',
    change: 'Kommission ändern',
    label: 'Kommission',
    hint: 'Steht bei diesem Artikel auf Lieferschein und Rechnung. Leer lassen, um sie zu entfernen.',
    save: 'Speichern',
  },
  each: (price: string) => `${price} pro Stück`,
  quantityOf: (name: string) => `Menge von ${name}`,
  less: (name: string) => `Weniger von ${name}`,
  more: (name: string) => `Mehr von ${name}`,
  update: 'Aktualisieren',
  updateOf: (name: string) => `Menge von ${name} aktualisieren`,
  total: 'Gesamtpreis',
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} entfernen`,
  delivery: (from: string, to: string) =>
    from === to ? `Lieferung am ${from}` : `Lieferung ${from} – ${to}`,
  download: 'Zum Herunterladen nach der Bestellung',
  /** What was taken out can be put back. */
  removed: (name: string) => `${name} wurde entfernt.`,
  remembered: (name: string) => `${name} liegt jetzt auf der Merkliste.`,
  undo: 'Rückgängig',
  undoOf: (name: string) => `Rückgängig: ${name} zurück in den Warenkorb`,
  remember: 'Auf die Merkliste',
  rememberOf: (name: string) => `${name} auf die Merkliste legen`,
  tier: (missing: number, price: string) => `${missing} mehr, und jedes Stück kostet nur ${price}`,
  insteadOf: (price: string) => `statt ${price}`,
  fitting: 'Passendes Zubehör',
  shopOn: 'Weiter einkaufen',
  checkout: 'Zur Kasse',
  toCart: 'Warenkorb ansehen',
  close: 'Warenkorb schließen',
  promotion: {
    title: 'Gutscheincode',
    label: 'Code',
    apply: 'Einlösen',
    blank: 'Bitte geben Sie einen Code ein.',
    remove: (name: string) => `Rabatt ${name} entfernen`,
    discount: (name: string) => `Rabatt: ${name}`,
    byCode: (code: string) => `Code ${code}`,
    saved: 'Gespeicherte Codes',
    savedCode: (code: string) => `${code}: gespeichert, derzeit nicht angewendet`,
    removeCode: (code: string) => `Code ${code} entfernen`,
  },
  summary: {
    title: 'Zusammenfassung',
    show: 'Bestellübersicht',
    goods: 'Artikel',
    subtotal: 'Zwischensumme',
    subtotalNote: (rate: string) => `inkl. ${rate} % MwSt.`,
    subtotalNet: 'ohne MwSt.',
    shipping: 'Versand',
    shippingBy: (method: string, country: string) => `${method}, ${country}`,
    shippingFree: 'kostenlos',
    total: 'Gesamtsumme',
    rounding: 'Rundung auf 5 Rappen',
    vatIncluded: (rate: string) => `darin ${rate} % MwSt.`,
    vatAdded: (rate: string) => `zzgl. ${rate} % MwSt.`,
    taxFree: 'Ohne Mehrwertsteuer geliefert',
    freeFrom: (amount: string) => `Noch ${amount} bis zur kostenlosen Lieferung`,
    freeReached: 'Ihre Bestellung wird kostenlos geliefert',
    shippingCosts: 'Versandkosten und Lieferzeiten',
    priceHint: {
      gross: 'Alle Preise inkl. MwSt., zzgl. Versand',
      net: 'Alle Preise ohne MwSt., zzgl. Versand',
      'tax-free': 'Lieferung ohne MwSt., zzgl. Versand',
    },
  },
  country: {
    title: 'Lieferland',
    text: 'Das Land bestimmt Währung, Mehrwertsteuer, Versandkosten und Lieferzeit.',
    label: 'Wohin liefern wir?',
    choose: 'Übernehmen',
    delivery: (country: string) => `Lieferung nach: ${country}`,
    kept: 'Das Lieferland folgt Ihrer Lieferadresse.',
    close: 'Auswahl schließen',
  },
}
