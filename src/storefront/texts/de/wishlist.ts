/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  here: 'Ihre Merkliste liegt in diesem Browser. Wenn Sie sich anmelden, kommt sie in Ihr Konto mit.',
  hereOnly: 'Ihre Merkliste liegt in diesem Browser und bleibt hier.',
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
  moves: 'Was Sie von hier in den Warenkorb legen, verlässt die Liste. Das Herz holt es zurück.',
  all: 'Alle in den Warenkorb',
  allFailed: 'Die Produkte ließen sich nicht in den Warenkorb legen. Bitte versuchen Sie es noch einmal.',
  allMoved: (count: number) =>
    count === 1 ? 'Ein Produkt liegt jetzt im Warenkorb.' : `${count} Produkte liegen jetzt im Warenkorb.`,
  soldOut: 'Keines dieser Produkte ist zurzeit lieferbar.',
  more: 'Mehr zeigen',
  share: {
    title: 'Liste teilen',
    text: 'Wer den Link hat, sieht Ihre Liste mit den Preisen von heute, aber nicht, wem sie gehört. Ändern kann sie niemand.',
    create: 'Link erstellen',
    link: 'Link zu Ihrer Merkliste',
    send: 'Link weitergeben',
    copied: 'Der Link ist kopiert.',
    copyFailed: 'Der Link ließ sich nicht kopieren:',
    takeBack: 'Link zurückziehen',
    subject: 'Meine Merkliste bei Trennwerk',
    failed: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
    login: 'Mit einem Konto können Sie Ihre Liste per Link teilen.',
    toLogin: 'Anmelden',
  },
  shared: {
    title: 'Eine geteilte Merkliste',
    text: 'Jemand hat diese Liste mit Ihnen geteilt. Sie zeigt, was im Moment darauf steht, mit den Preisen von heute.',
    description: 'Produkte für die Abfalltrennung, die jemand mit Ihnen geteilt hat.',
    empty: {
      title: 'Auf dieser Liste steht gerade nichts',
      text: 'Vielleicht kommt noch etwas dazu: Der Link bleibt derselbe.',
    },
    unknown: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Wer die Liste mit Ihnen geteilt hat, kann Ihnen einen neuen schicken.',
    },
  },
  noScripts:
    'Ohne JavaScript kann dieser Browser sich nichts merken. Legen Sie Produkte in den Warenkorb, dort bleiben sie liegen, oder melden Sie sich an: Ihr Konto merkt sie sich.',
}
