/** The form in which somebody says what she thinks of a product. */
export const review = {
  title: 'Bewertung schreiben',
  about: (name: string) => `Wie ist Ihre Erfahrung mit ${name}?`,
  change: 'Ihre Bewertung',
  points: 'Ihr Urteil in Sternen',
  stars: {
    1: '1 Stern: enttäuschend',
    2: '2 Sterne: mäßig',
    3: '3 Sterne: in Ordnung',
    4: '4 Sterne: gut',
    5: '5 Sterne: sehr gut',
  } as Readonly<Record<number, string>>,
  headline: 'Überschrift',
  content: 'Ihre Erfahrung',
  contentHint: 'Mindestens 40 Zeichen. Was ist gut, was nicht, und wie ist das Produkt eingebaut?',
  name: 'Ihr Name, wie er dabei steht',
  nameHint: 'Ein Vorname oder Kürzel genügt.',
  required: 'Felder mit * sind erforderlich.',
  send: 'Bewertung abschicken',
  sendChange: 'Änderung abschicken',
  waiting: {
    title: 'Danke für Ihre Bewertung',
    text: 'Wir lesen sie und veröffentlichen sie danach. Bis dahin sehen nur Sie sie, und Sie können sie hier noch ändern.',
  },
  shown:
    'Ihre Bewertung ist veröffentlicht. Wenn Sie sie ändern, lesen wir sie noch einmal, bevor sie wieder erscheint.',
  login: {
    title: 'Zum Bewerten brauchen Sie ein Kundenkonto',
    text: 'Melden Sie sich an, und Sie kommen hierher zurück.',
    login: 'Anmelden',
    register: 'Konto eröffnen',
  },
  back: 'Zurück zum Produkt',
  failed: 'Das Formular konnte nicht geladen werden.',
}
