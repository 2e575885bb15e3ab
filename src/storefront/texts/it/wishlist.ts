/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
  here: 'La Sua lista è conservata in questo browser. Quando accede, passa nel Suo conto.',
  hereOnly: 'La Sua lista è conservata in questo browser e resta qui.',
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
  moves: 'Ciò che mette nel carrello da qui lascia la lista. Il cuore lo riporta indietro.',
  all: 'Mettere tutto nel carrello',
  allFailed: 'Non è stato possibile mettere i prodotti nel carrello. Riprovi, per favore.',
  allMoved: (count: number) =>
    count === 1 ? 'Ora un prodotto è nel carrello.' : `Ora ${count} prodotti sono nel carrello.`,
  soldOut: 'Al momento nessuno di questi prodotti è disponibile.',
  more: 'Mostrare altri prodotti',
  share: {
    title: 'Condividere la lista',
    text: 'Chi ha il link vede la Sua lista con i prezzi di oggi, ma non a chi appartiene. Nessuno può modificarla.',
    create: 'Creare un link',
    link: 'Link alla Sua lista dei desideri',
    send: 'Inviare il link',
    copied: 'Il link è stato copiato.',
    copyFailed: 'Non è stato possibile copiare il link:',
    takeBack: 'Revocare il link',
    subject: 'La mia lista dei desideri da Trennwerk',
    failed: 'Purtroppo non ha funzionato. Riprovi, per favore.',
    login: 'Con un conto può condividere la Sua lista tramite un link.',
    toLogin: 'Accedere',
  },
  shared: {
    title: 'Una lista dei desideri condivisa',
    text: 'Qualcuno ha condiviso questa lista con Lei. Mostra ciò che contiene in questo momento, ai prezzi di oggi.',
    description: 'Prodotti per la raccolta differenziata che qualcuno ha condiviso con Lei.',
    empty: {
      title: 'Al momento questa lista è vuota',
      text: 'Forse si aggiungerà ancora qualcosa: il link resta lo stesso.',
    },
    unknown: {
      title: 'Questo link non è più valido',
      text: 'Chi ha condiviso la lista con Lei può inviarLe un nuovo link.',
    },
  },
  noScripts:
    'Senza JavaScript questo browser non può ricordare nulla. Metta i prodotti nel carrello, dove restano, oppure acceda: il Suo conto li ricorda.',
}
