/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  here: 'Ihre Merkliste liegt in diesem Browser. Wenn Sie sich anmelden, kommt sie in Ihr Konto mit.',
  synced: 'Ihre Merkliste liegt in Ihrem Konto und ist auf jedem Gerät dieselbe.',
  products: 'Gemerkte Produkte',
  asking: 'Wir sehen nach, was Sie sich gemerkt haben.',
  failed: 'Die Produkte lassen sich gerade nicht zeigen. Bitte laden Sie die Seite neu.',
  empty: {
    title: 'Noch ist nichts gemerkt',
    text: 'Berühren Sie das Herz an einem Produkt, und es wartet hier auf Sie, mit dem Preis von heute.',
  },
  shopOn: 'Weiter einkaufen',
  spareParts: 'Ersatzteile suchen',
  clear: 'Merkliste leeren',
  cleared: 'Ihre Merkliste ist leer.',
  undo: 'Rückgängig',
  gone: (count: number) =>
    count === 1
      ? 'Ein gemerktes Produkt gibt es nicht mehr.'
      : `${count} gemerkte Produkte gibt es nicht mehr.`,
  dropGone: 'Von der Liste nehmen',
  noScripts:
    'Ohne JavaScript kann dieser Browser sich nichts merken. Legen Sie Produkte in den Warenkorb, dort bleiben sie liegen, oder melden Sie sich an: Ihr Konto merkt sie sich.',
}
