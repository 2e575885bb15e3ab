/** The search and what it suggests. */
export const search = {
  title: 'Suche',
  titleFor: (term: string) => `Ergebnisse für „${term}“`,
  label: 'Produkt, Ersatzteil oder Artikelnummer',
  submit: 'Suchen',
  suggestions: 'Vorschläge',
  suggested: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  all: (count: number) => (count === 1 ? 'Das Ergebnis zeigen' : `Alle ${count} Ergebnisse zeigen`),
  nothingSuggested: 'Keine Vorschläge',
  empty: 'Wonach suchen Sie?',
  emptyText:
    'Geben Sie einen Produktnamen, ein Stichwort oder eine Artikelnummer ein, zum Beispiel 10.60.352.',
  nothing: (term: string) => `Nichts gefunden für „${term}“`,
  nothingText: 'Das hilft oft weiter:',
  tips: [
    'Prüfen Sie die Schreibweise.',
    'Nehmen Sie ein kürzeres oder allgemeineres Wort.',
    'Bei Artikelnummern genügt ein Teil, mit oder ohne Punkte.',
  ],
  browse: 'Oder stöbern Sie hier',
  ways: {
    systems: 'Abfallsysteme',
    parts: 'Ersatzteile',
    configurator: 'Konfigurator: was passt in meinen Schrank?',
    downloads: 'Downloads',
  },
  contact: 'Wir suchen gern für Sie: Schreiben Sie uns.',
}
