/** What the company itself is written to, in its own language. */
export const de = {
  paidTwice: {
    subject: (number: string) => `Zahlung prüfen: Bestellung ${number}`,
    text: (number: string) =>
      `Zur Bestellung ${number} ist Geld eingegangen, das nicht geschuldet war. Es wurde nicht verbucht.`,
    came: 'Eingegangen',
    owed: 'Bestellwert',
    why: 'Grund',
    reasons: {
      'second-capture': 'Die Bestellung war schon bezahlt.',
      'amount-differs': 'Der Betrag ist ein anderer als der geschuldete.',
      'order-cancelled': 'Die Bestellung war storniert.',
    } as Partial<Record<string, string>>,
    customer: 'Kundschaft',
    next: 'Bitte prüfen Sie die Zahlung und zahlen Sie sie zurück.',
  },
  withdrawn: {
    subject: (contract: string) => `Widerruf eingegangen: ${contract}`,
    matched: (number: string) =>
      `Die Bestellung ${number} wurde widerrufen. Nummer und E-Mail-Adresse stimmen mit der Bestellung überein.`,
    unmatched:
      'Ein Vertrag wurde widerrufen. Nummer und E-Mail-Adresse passen zu keiner Bestellung; bitte ordnen Sie die Erklärung zu.',
    orderedOn: 'Bestellt am',
    next: 'Die Eingangsbestätigung ist verschickt. Die Erstattung ist innert 14 Tagen fällig, sobald die Ware zurück oder ihre Rücksendung belegt ist.',
  },
  professional: {
    subject: 'Antrag als Fachkunde',
    came: (group: string) => `Jemand möchte zur Gruppe «${group}» gehören und wartet auf Ihre Entscheidung.`,
    customer: 'Kundschaft',
    company: 'Firma',
    vatIds: 'MwSt.-Nr.',
    email: 'E-Mail-Adresse',
    next: 'Bis dahin kauft sie wie alle anderen ein. Zusage und Absage werden ihr per E-Mail mitgeteilt.',
  },
  enquiry: {
    subject: {
      contact: (about: string) => `Kontaktformular: ${about}`,
      exhibition: (about: string) => `Ausstellung ansehen: ${about}`,
      assembly: (about: string) => `Montage gewünscht: ${about}`,
    },
    came: (moment: string) => `Über den Shop eingegangen am ${moment}.`,
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    address: 'Adresse',
    canton: 'Kanton',
    dealer: 'Partner',
    location: 'Ort',
    language: 'Sprache',
    message: 'Nachricht',
    next: 'Antworten Sie bitte in der Sprache der Anfrage.',
  },
}

export type StaffTexts = typeof de
