/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
  here: 'La Sua lista è conservata in questo browser. Quando accede, passa nel Suo conto.',
  synced: 'La Sua lista è conservata nel Suo conto ed è la stessa su ogni dispositivo.',
  products: 'Prodotti salvati',
  asking: 'Stiamo guardando che cosa ha salvato.',
  failed: 'Al momento non è possibile mostrare i prodotti. Ricarichi la pagina, per favore.',
  empty: {
    title: 'Non ha ancora salvato nulla',
    text: 'Tocchi il cuore di un prodotto e lo ritroverà qui, al prezzo di oggi.',
  },
  shopOn: 'Continuare gli acquisti',
  spareParts: 'Cercare ricambi',
  clear: 'Svuotare la lista',
  cleared: 'La Sua lista è vuota.',
  undo: 'Annullare',
  gone: (count: number) =>
    count === 1
      ? 'Un prodotto salvato non è più in vendita.'
      : `${count} prodotti salvati non sono più in vendita.`,
  dropGone: 'Togliere dalla lista',
  noScripts:
    'Senza JavaScript questo browser non può ricordare nulla. Metta i prodotti nel carrello, dove restano, oppure acceda: il Suo conto li ricorda.',
}
