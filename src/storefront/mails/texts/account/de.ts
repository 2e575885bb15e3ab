/** What mails about an account say. German is the original; its type is everyone's duty. */
export const de = {
  'registration-confirmation': {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung bei Trennwerk',
    why: 'willkommen bei Trennwerk. Bitte bestätigen Sie Ihre E-Mail-Adresse, damit Sie Ihr Konto benutzen können.',
    button: 'E-Mail-Adresse bestätigen',
    next: 'Danach sind Sie angemeldet, und was in Ihrem Warenkorb liegt, ist noch da.',
    notYou:
      'Sie haben sich nicht angemeldet? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bleibt das Konto zu.',
  },
  welcome: {
    subject: 'Willkommen bei Trennwerk',
    why: 'schön, dass Sie da sind. Ihr Konto ist offen, und Sie können es ab sofort benutzen.',
    can: 'Was Ihr Konto für Sie tut',
    points: [
      'Bestellungen, Rechnungen und Lieferungen finden Sie an einem Ort und bestellen mit einem Klick nach.',
      'Warenkorb und Merkliste sind auf jedem Gerät dieselben.',
      'Ihre Schrankmaße bleiben gespeichert: Bei jedem Artikel sehen Sie, ob er passt.',
    ],
    button: 'Zu Ihrem Konto',
  },
  'password-recovery': {
    subject: 'Ein neues Passwort für Ihr Konto bei Trennwerk',
    why: 'jemand möchte ein neues Passwort für Ihr Konto wählen. Sind Sie das, so wählen Sie es über diesen Link.',
    button: 'Neues Passwort wählen',
    next: 'Der Link gilt zwei Stunden und nur einmal.',
    notYou: 'Sie waren es nicht? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  'password-changed': {
    subject: 'Ihr Passwort bei Trennwerk wurde geändert',
    why: (moment: string) =>
      `das Passwort Ihres Kontos wurde am ${moment} geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.`,
    notYou: 'Sie waren es nicht? Dann wählen Sie bitte sofort ein neues Passwort und schreiben Sie uns.',
    button: 'Neues Passwort wählen',
  },
  'email-confirmation': {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    why: (email: string) =>
      `Ihr Konto bei Trennwerk soll künftig zur Adresse ${email} gehören. Bitte bestätigen Sie, dass es Ihre ist.`,
    button: 'Neue Adresse bestätigen',
    next: 'Bis dahin bleibt alles, wie es ist. Der Link gilt nur einmal und nur für kurze Zeit.',
    notYou: 'Sie kennen dieses Konto nicht? Dann hat sich jemand vertippt, und Sie brauchen nichts zu tun.',
  },
  'email-change-asked': {
    subject: 'Ihre E-Mail-Adresse bei Trennwerk soll geändert werden',
    why: (email: string) =>
      `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: ${email}. Sie gilt erst, wenn sie über den Link bestätigt ist, den wir dorthin geschickt haben.`,
    notYou: 'Sie waren es nicht? Dann wählen Sie bitte gleich ein neues Passwort: Jemand kennt Ihr jetziges.',
    button: 'Neues Passwort wählen',
  },
  'email-changed': {
    subject: 'Ihre E-Mail-Adresse bei Trennwerk wurde geändert',
    why: (email: string, moment: string) =>
      `Ihr Konto gehört seit dem ${moment} zur E-Mail-Adresse ${email}. An diese Adresse hier schreiben wir Ihnen nicht mehr.`,
    notYou: 'Sie waren es nicht? Dann schreiben Sie uns bitte gleich, damit wir Ihr Konto sichern.',
    button: 'Uns schreiben',
  },
  'email-in-place': {
    subject: 'Ihre neue E-Mail-Adresse bei Trennwerk gilt',
    why: (email: string) =>
      `ab jetzt melden Sie sich mit ${email} an, und wir schreiben Ihnen an diese Adresse.`,
    button: 'Zu Ihrem Konto',
  },
  'passkey-added': {
    subject: 'Ein neuer Passkey für Ihr Konto bei Trennwerk',
    why: (name: string, moment: string) =>
      `seit dem ${moment} öffnet auch der Passkey „${name}“ Ihr Konto. Ihr Passwort gilt weiterhin.`,
    notYou: 'Sie waren es nicht? Dann entfernen Sie ihn bitte im Konto und wählen ein neues Passwort.',
    button: 'Zu Ihrem Konto',
  },
  'passkey-removed': {
    subject: 'Ein Passkey Ihres Kontos bei Trennwerk wurde entfernt',
    why: (name: string, moment: string) =>
      `der Passkey „${name}“ wurde am ${moment} entfernt und öffnet Ihr Konto nicht mehr.`,
    notYou: 'Sie waren es nicht? Dann wählen Sie bitte sofort ein neues Passwort und schreiben Sie uns.',
    button: 'Zu Ihrem Konto',
  },
  'professional-requested': {
    subject: 'Ihr Antrag als Fachkunde ist bei uns',
    why: (group: string) =>
      `vielen Dank für Ihr Interesse. Wir prüfen Ihre Angaben und melden uns, sobald Sie zur Gruppe „${group}“ gehören, in der Regel innert zweier Arbeitstage.`,
    next: 'Bis dahin kaufen Sie wie alle anderen ein: Ihr Konto ist offen, und die Preise sind die des Shops.',
    button: 'Zu Ihrem Konto',
  },
  'professional-approved': {
    subject: 'Sie sind jetzt Fachkunde bei Trennwerk',
    why: (group: string) =>
      `Ihre Angaben sind geprüft: Ihr Konto gehört ab sofort zur Gruppe „${group}“. Wenn Sie angemeldet sind, sehen Sie die Preise dieser Gruppe.`,
    next: 'Für lange Listen gibt es die Schnellbestellung: Artikelnummern einfügen, prüfen, bestellen.',
    button: 'Zur Schnellbestellung',
  },
  'professional-declined': {
    subject: 'Zu Ihrem Antrag als Fachkunde',
    why: (group: string) =>
      `wir haben Ihren Antrag geprüft und können Ihr Konto im Augenblick nicht in die Gruppe „${group}“ aufnehmen.`,
    reason: 'Unsere Begründung',
    next: 'Ihr Konto bleibt offen, und Sie kaufen ein wie bisher. Fehlt uns etwas, so schreiben Sie uns bitte.',
    button: 'Uns schreiben',
  },
  'account-deleted': {
    subject: 'Ihr Konto bei Trennwerk ist gelöscht',
    why: (moment: string) =>
      `Ihr Konto wurde am ${moment} gelöscht. Adressen, Merkliste, gespeicherte Schränke und Anmeldungen sind weg.`,
    next: 'Belege zu Bestellungen müssen wir nach Gesetz aufbewahren; wir benutzen sie für nichts anderes.',
    notYou: 'Sie waren es nicht? Dann schreiben Sie uns bitte.',
  },
}

export type AccountTexts = typeof de
