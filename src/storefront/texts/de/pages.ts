/** What every page is called and says in a sentence or two; its description for search engines as well. */
export const pages = {
  home: {
    title: 'Abfalltrennung für die Küche',
    text: 'Auszüge, Drehtürsysteme und freistehende Behälter aus Schweizer Fertigung. Mit 5 Jahren Produktgarantie und 10 Jahren Ersatzteilen.',
  },
  wasteSystems: {
    title: 'Abfallsysteme',
    text: 'Messen Sie Ihren Schrank und lassen Sie sich zeigen, was passt, oder wählen Sie selbst im Profi-Shop.',
  },
  xLineSelection: {
    title: 'X-LINE auswählen',
    text: 'X-LINE gibt es für Schränke von 450 bis 900 mm Breite. Die Schrankbreite und die Schubladentiefe entscheiden über die Ausführung.',
  },
  advanced: {
    title: 'Profi-Shop',
    text: 'Alle Systeme mit Artikelnummern und Maßen: komplette Schubladensysteme, Einsätze für vorhandene Auszüge, Systeme für Drehtüren und freistehende Behälter.',
  },
  advancedType: {
    title: 'Systeme nach Bauart',
    text: 'Alle Systeme einer Bauart mit Artikelnummern und Maßen.',
  },
  configurator: {
    title: 'Konfigurator',
    text: 'Vier Bauarten stehen zur Wahl. Danach genügen wenige Maße in Millimetern, und Sie sehen, welche Systeme in Ihren Schrank passen.',
  },
  configuratorType: {
    title: 'Maße eingeben',
    text: 'Messen Sie innen: Schrankbreite, Einbauhöhe und Einbautiefe, alles in Millimetern.',
  },
  configuratorProducts: {
    title: 'Passende Systeme',
    text: 'Passt nichts ganz genau, helfen wir gern persönlich weiter.',
  },
  category: { title: 'Sortiment', text: 'Abfallsysteme, Zubehör und Ersatzteile aus einer Hand.' },
  boxxR: {
    title: 'BOXX-R',
    text: 'Der Auszug für die Renovation: Er kommt in den vorhandenen Schrank und ist bis 100 kg geprüft.',
  },
  dLine: {
    title: 'D-LINE',
    text: 'Das System für Drehtüren. Größe L braucht 440 mm Einbauhöhe, Größe M 390 mm.',
  },
  sLine: {
    title: 'S-LINE',
    text: 'Freistehende Behälter mit 35 oder 60 Litern, dort aufgestellt, wo der Abfall entsteht.',
  },
  xLinePro: {
    title: 'X-LINE Pro',
    text: 'Das komplette Schubladensystem: Zargen, Führungen und Behälter sind aufeinander abgestimmt.',
  },
  xLine: {
    title: 'X-LINE',
    text: 'Der Einsatz für vorhandene Frontauszüge, mit bis zu sieben Behältern.',
  },
  spareParts: {
    title: 'Ersatzteile',
    text: '10 Jahre lang gibt es jedes Teil einzeln. Suchen Sie nach der Artikelnummer, nach einem Wort oder nach der Bauart Ihres Systems.',
  },
  sparePartsFrontPullOut: {
    title: 'Ersatzteile für Frontauszüge',
    text: 'Behälter, Spannkronen, Deckel, Filter und Beschläge für Systeme, die sich nach vorn ausziehen lassen.',
  },
  sparePartsType: { title: 'Ersatzteile nach Bauart', text: 'Alle Teile, die zu einer Bauart gehören.' },
  sparePartsCategory: {
    title: 'Ersatzteile nach Gruppe',
    text: 'Alle Teile einer Gruppe, mit Artikelnummer und Preis.',
  },
  search: {
    title: 'Suche',
    text: 'Suchen Sie nach einem Produkt, einem Ersatzteil oder einer Artikelnummer.',
  },
  cart: { title: 'Warenkorb', text: 'Was Sie bestellen möchten, mit Preisen inklusive Mehrwertsteuer.' },
  wishlist: {
    title: 'Merkliste',
    text: 'Ihre Merkliste ist noch leer. Merken Sie sich Produkte, um sie später zu vergleichen.',
  },
  checkout: { title: 'Kasse', text: 'Bestellen Sie als Gast oder mit Ihrem Kundenkonto.' },
  checkoutSuccess: { title: 'Bestellung erhalten', text: 'Vielen Dank. Die Bestätigung kommt per E-Mail.' },
  checkoutPaid: {
    title: 'Vielen Dank',
    text: 'Ihre Zahlung ist eingegangen. Die Bestätigung kommt per E-Mail.',
  },
  checkoutUnpaid: {
    title: 'Zahlung nicht abgeschlossen',
    text: 'Ihre Zahlung ist nicht angekommen. Versuchen Sie es noch einmal oder schreiben Sie uns.',
  },
  orderLookup: {
    title: 'Bestellung suchen',
    text: 'Mit Bestellnummer, E-Mail-Adresse und Postleitzahl sehen Sie Ihre Bestellung auch ohne Konto.',
  },
  service: {
    title: 'Service',
    text: 'Wir sind Montag bis Donnerstag von 7:30 bis 12:00 und von 13:30 bis 17:00 Uhr für Sie da, am Freitag bis 16:00 Uhr.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Fragen zu Maßen, Montage oder einer Bestellung beantworten wir während der Öffnungszeiten.',
  },
  assembly: {
    title: 'Montage',
    text: 'Ein System ist in rund 21 Minuten eingebaut. Wer nicht selbst schrauben möchte, lässt es von einem Fachbetrieb montieren.',
  },
  bagTension: {
    title: 'Sackspannung',
    text: 'Die Spannkrone hält den Sack mit zehn Haken offen: Er rutscht nicht nach und nutzt den ganzen Behälter.',
  },
  dealers: {
    title: 'Händlernetz',
    text: 'Küchenprofis und Großhändler in Ihrer Nähe zeigen die Systeme und bauen sie ein.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Neues zu Systemen, Ersatzteilen und Pflege. Die Anmeldung wird per E-Mail bestätigt.',
  },
  blog: { title: 'Blog', text: 'Beiträge über Planung, Alltag, Renovation und Recycling.' },
  downloads: {
    title: 'Downloads',
    text: 'Montageanleitungen, Datenblätter, Maßblätter, CAD-Daten und Pflegehinweise.',
  },
  login: {
    title: 'Anmelden',
    text: 'Mit einem Kundenkonto sehen Sie Ihre Bestellungen, Adressen und Dokumente.',
  },
  register: {
    title: 'Konto eröffnen',
    text: 'Ein Konto ist freiwillig; bestellen können Sie auch als Gast.',
  },
  registrationConfirm: {
    title: 'Konto bestätigen',
    text: 'Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  },
  recoverPassword: {
    title: 'Passwort vergessen',
    text: 'Ein neues Passwort setzen Sie über einen Link, den wir per E-Mail schicken.',
  },
  resetPassword: { title: 'Neues Passwort', text: 'Öffnen Sie diese Seite über den Link in der E-Mail.' },
  account: { title: 'Mein Konto', text: 'Bestellungen, Adressen, Zahlung und persönliche Angaben.' },
  addresses: { title: 'Adressen', text: 'Rechnungs- und Lieferadressen für Ihre Bestellungen.' },
  orders: { title: 'Bestellungen', text: 'Ihre Bestellungen mit Status und Belegen.' },
  order: { title: 'Bestellung', text: 'Positionen, Lieferung und Belege einer Bestellung.' },
  accountPayment: { title: 'Zahlungsart', text: 'Die Zahlungsart, die wir Ihnen zuerst vorschlagen.' },
  profile: { title: 'Persönliche Angaben', text: 'Name und E-Mail-Adresse Ihres Kontos.' },
  password: { title: 'Passwort ändern', text: 'Dafür brauchen Sie das bisherige und ein neues Passwort.' },
  email: {
    title: 'E-Mail-Adresse ändern',
    text: 'Mit ihr melden Sie sich an, und dorthin schreiben wir Ihnen.',
  },
  emailConfirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Öffnen Sie diese Seite über den Link in der E-Mail.',
  },
  passkeys: { title: 'Passkeys', text: 'Anmelden mit Fingerabdruck, Gesicht oder PIN, ohne Passwort.' },
  sessions: { title: 'Angemeldete Geräte', text: 'Wo Sie angemeldet sind, und wie Sie Geräte abmelden.' },
  documents: { title: 'Dokumente', text: 'Rechnungen und Downloads zu Ihren Bestellungen.' },
  cabinets: {
    title: 'Meine Schränke',
    text: 'Gemessene Schränke, an denen sich jedes Produkt des Shops messen lässt.',
  },
  accountPrivacy: { title: 'Meine Daten', text: 'Eine Kopie Ihrer Daten, und wie Sie Ihr Konto löschen.' },
  imprint: { title: 'Impressum', text: 'Wer diesen Shop betreibt.' },
  privacy: { title: 'Datenschutz', text: 'Was mit Ihren Angaben geschieht.' },
  terms: { title: 'AGB', text: 'Die Bedingungen für Bestellungen in diesem Shop.' },
  shipping: { title: 'Versand und Lieferung', text: 'Wohin wir liefern und was es kostet.' },
  withdrawal: {
    title: 'Vertrag widerrufen',
    text: 'Widerrufen Sie einen Vertrag in zwei Schritten, ohne Anmeldung. Den Eingang bestätigen wir per E-Mail.',
  },
  accessibility: { title: 'Barrierefreiheit', text: 'Wie dieser Shop für alle bedienbar ist.' },
}
