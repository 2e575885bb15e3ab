/** Mails to the company are in its own language. */
export const staffTexts = {
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
}
