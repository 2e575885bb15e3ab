/** Finding a spare part. */
export const spares = {
  page: {
    title: 'Ersatzteile',
    text: 'Zehn Jahre lang gibt es jedes Teil einzeln. Wer die Nummer kennt, tippt sie ein; wer nicht, findet das Teil über die Bauart.',
    where: 'Wo ist das System eingebaut?',
    types: {
      frontauszug:
        'Front und Behälter fahren zusammen heraus: X-LINE, X-LINE Pro, BOXX-R und ältere Auszüge.',
      drehtueren: 'Die Tür geht zur Seite auf, der Behälter schwenkt mit: D-LINE und Vorgänger.',
      freistehend: 'Der Behälter steht frei: S-LINE, Heavy Bag und POT.',
    },
    number: 'Wo steht die Nummer?',
    numberText:
      'Auf einem Schild an der Innenseite des Rahmens oder am Boden des Behälters, zum Beispiel 71.01.001. Mit oder ohne Punkte, auch nur ein Teil davon.',
    findTitle: 'Sie wissen nicht, wie das Teil heißt?',
    findText: 'Ein paar Fragen mit Ja und Nein genügen. Mit jeder Antwort bleiben weniger Teile übrig.',
    findStart: 'Teil bestimmen',
    byProduct: 'Zu welchem System gehört das Teil?',
    byProductText: 'Die Linie steht auf dem Schild am Rahmen.',
    former: 'Vorgängermodelle',
    years:
      'Preise inkl. MwSt., zuzüglich Versand. Jedes Teil bleibt nach dem Verkaufsende eines Systems noch 10 Jahre lieferbar.',
  },
  for: {
    bagTension: {
      title: 'Ersatzteile der Sackspannung',
      text: 'Kronen, Haken, Ringe und Gelenke gibt es einzeln.',
    },
    assembly: {
      title: 'Einbau und Ersatzteile',
      text: 'Schrauben, Führungen und Bohrschablonen gibt es einzeln nach.',
    },
  },
  listing: {
    subject: 'Ersatzteil gesucht',
    comment: (term: string) => `Gesucht habe ich: ${term}`,
    search: 'Ersatzteil suchen',
    heading: (group: string) => `Ersatzteile: ${group}`,
    found: (term: string) => `Gefunden für „${term}“`,
    nothing: (term: string) => `Kein Ersatzteil gefunden für „${term}“`,
    nothingText:
      'Prüfen Sie die Schreibweise oder nehmen Sie nur einen Teil der Nummer. Auch die Gruppen führen zum Teil.',
    all: 'Alle Teile zeigen',
    submit: 'Suchen',
    type: { frontauszug: 'Frontauszug', drehtueren: 'Drehtüren', freistehend: 'Freistehend' },
    searchAll: 'In allen Ersatzteilen suchen',
    searchLabel: 'Artikelnummer, Teil oder Modell',
    searchHint: 'Zum Beispiel 71.01.001, Spannkrone oder X-LINE 60',
    groups: 'Nach Gruppe suchen',
    parts: 'Alle Teile',
    count: (count: number) => (count === 1 ? '1 Teil' : `${count} Teile`),
    help: 'Das Teil ist nicht dabei?',
    helpText: 'Beschreiben Sie uns, was fehlt, am besten mit einem Foto. Wir finden das Teil.',
    contact: 'Nachfragen',
  },
}
