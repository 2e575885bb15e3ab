import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  home: {
    title: 'Raccolta differenziata in cucina',
    text: 'Sistemi estraibili, sistemi per ante a battente e contenitori liberi di produzione svizzera. Con 5 anni di garanzia sul prodotto e 10 anni di ricambi.',
  },
  wasteSystems: {
    title: 'Sistemi per rifiuti',
    text: 'Misuri il Suo mobile e veda che cosa ci sta, oppure scelga da sé nel negozio per professionisti.',
  },
  xLineSelection: {
    title: 'Scegliere X-LINE',
    text: 'X-LINE è disponibile per mobili larghi da 450 a 900 mm. La larghezza del mobile e la profondità del cassetto decidono la versione.',
  },
  advanced: {
    title: 'Negozio per professionisti',
    text: 'Tutti i sistemi con codice articolo e misure: sistemi a cassetto completi, inserti per estraibili esistenti, sistemi per ante a battente e contenitori liberi.',
  },
  advancedType: {
    title: 'Sistemi per tipo',
    text: 'Tutti i sistemi di un tipo, con codice articolo e misure.',
  },
  configurator: {
    title: 'Configuratore',
    text: 'Quattro tipi tra cui scegliere. Poi bastano poche misure in millimetri per vedere quali sistemi entrano nel Suo mobile.',
  },
  configuratorType: {
    title: 'Inserire le misure',
    text: 'Misuri all’interno: larghezza del mobile, altezza e profondità d’incasso, tutto in millimetri.',
  },
  configuratorProducts: {
    title: 'Sistemi adatti',
    text: 'Se nulla si adatta perfettamente, La aiutiamo volentieri di persona.',
  },
  category: {
    title: 'Assortimento',
    text: 'Sistemi per rifiuti, accessori e ricambi da un unico fornitore.',
  },
  boxxR: {
    title: 'BOXX-R',
    text: 'L’estraibile per la ristrutturazione: si monta nel mobile esistente ed è testato fino a 100 kg.',
  },
  dLine: {
    title: 'D-LINE',
    text: 'Il sistema per ante a battente. La misura L richiede 440 mm di altezza d’incasso, la misura M 390 mm.',
  },
  sLine: { title: 'S-LINE', text: 'Contenitori liberi da 35 o 60 litri, là dove nascono i rifiuti.' },
  xLinePro: {
    title: 'X-LINE Pro',
    text: 'Il sistema a cassetto completo: sponde, guide e contenitori fatti gli uni per gli altri.',
  },
  xLine: {
    title: 'X-LINE',
    text: 'L’inserto per estraibili frontali esistenti, con un massimo di sette contenitori.',
  },
  spareParts: {
    title: 'Ricambi',
    text: 'Ogni pezzo è disponibile singolarmente per 10 anni. Cerchi per codice articolo, per parola o per tipo di sistema.',
  },
  sparePartsFrontPullOut: {
    title: 'Ricambi per estraibili frontali',
    text: 'Contenitori, corone tendisacco, coperchi, filtri e ferramenta per sistemi che si estraggono in avanti.',
  },
  sparePartsType: { title: 'Ricambi per tipo', text: 'Tutti i pezzi che appartengono a un tipo di sistema.' },
  sparePartsCategory: {
    title: 'Ricambi per gruppo',
    text: 'Tutti i pezzi di un gruppo, con codice articolo e prezzo.',
  },
  search: { title: 'Ricerca', text: 'Cerchi un prodotto, un ricambio o un codice articolo.' },
  cart: { title: 'Carrello', text: 'Ciò che desidera ordinare, con prezzi IVA inclusa.' },
  wishlist: {
    title: 'Lista dei desideri',
    text: 'La Sua lista è ancora vuota. Salvi i prodotti per confrontarli più tardi.',
  },
  checkout: { title: 'Cassa', text: 'Ordini come ospite o con il Suo conto cliente.' },
  checkoutSuccess: { title: 'Ordine ricevuto', text: 'Grazie. La conferma arriva per e-mail.' },
  checkoutPaid: { title: 'Grazie', text: 'Il pagamento è arrivato. La conferma segue per e-mail.' },
  checkoutUnpaid: {
    title: 'Pagamento non concluso',
    text: 'Il pagamento non è arrivato. Riprovi o ci scriva.',
  },
  orderLookup: {
    title: 'Cercare un ordine',
    text: 'Con numero d’ordine, indirizzo e-mail e CAP vede il Suo ordine anche senza conto.',
  },
  service: {
    title: 'Servizio',
    text: 'Siamo a disposizione dal lunedì al giovedì dalle 7:30 alle 12:00 e dalle 13:30 alle 17:00, il venerdì fino alle 16:00.',
  },
  contact: {
    title: 'Contatto',
    text: 'Rispondiamo a domande su misure, montaggio o un ordine negli orari di apertura.',
  },
  assembly: {
    title: 'Montaggio',
    text: 'Un sistema si monta in circa 21 minuti. Chi non vuole farlo da sé lo affida a uno specialista.',
  },
  bagTension: {
    title: 'Tensione del sacco',
    text: 'La corona tiene aperto il sacco con dieci ganci: non scivola e sfrutta tutto il contenitore.',
  },
  dealers: {
    title: 'Rete di rivenditori',
    text: 'Specialisti di cucine e grossisti nella Sua zona mostrano i sistemi e li montano.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Novità su sistemi, ricambi e cura. L’iscrizione viene confermata per e-mail.',
  },
  blog: { title: 'Blog', text: 'Articoli su progettazione, quotidiano, ristrutturazione e riciclo.' },
  downloads: {
    title: 'Download',
    text: 'Istruzioni di montaggio, schede tecniche, disegni quotati, dati CAD e istruzioni di cura.',
  },
  login: { title: 'Accesso', text: 'Con un conto cliente vede i Suoi ordini, indirizzi e documenti.' },
  register: { title: 'Aprire un conto', text: 'Il conto è facoltativo; può ordinare anche come ospite.' },
  registrationConfirm: {
    title: 'Confermare il conto',
    text: 'Apra il link nell’e-mail che Le abbiamo inviato.',
  },
  recoverPassword: {
    title: 'Password dimenticata',
    text: 'La nuova password si imposta con un link che inviamo per e-mail.',
  },
  resetPassword: { title: 'Nuova password', text: 'Apra questa pagina dal link nell’e-mail.' },
  account: { title: 'Il mio conto', text: 'Ordini, indirizzi, pagamento e dati personali.' },
  addresses: { title: 'Indirizzi', text: 'Indirizzi di fatturazione e di consegna per i Suoi ordini.' },
  orders: { title: 'Ordini', text: 'I Suoi ordini con stato e documenti.' },
  order: { title: 'Ordine', text: 'Posizioni, consegna e documenti di un ordine.' },
  accountPayment: {
    title: 'Metodo di pagamento',
    text: 'Il metodo di pagamento che Le proponiamo per primo.',
  },
  profile: { title: 'Dati personali', text: 'Nome e indirizzo e-mail del Suo conto.' },
  password: { title: 'Cambiare la password', text: 'Servono la password attuale e una nuova.' },
  email: { title: 'Cambiare l’indirizzo e-mail', text: 'Lo usa per accedere, e lì Le scriviamo.' },
  emailConfirm: {
    title: 'Confermare l’indirizzo e-mail',
    text: 'Apra questa pagina tramite il link nell’e-mail.',
  },
  passkeys: { title: 'Passkey', text: 'Accedere con impronta, volto o PIN, senza password.' },
  sessions: {
    title: 'Dispositivi connessi',
    text: 'Dove ha effettuato l’accesso e come disconnettere i dispositivi.',
  },
  documents: { title: 'Documenti', text: 'Fatture e download dei Suoi ordini.' },
  cabinets: {
    title: 'I miei mobili',
    text: 'I mobili misurati con cui viene confrontato ogni prodotto del negozio.',
  },
  accountPrivacy: { title: 'I miei dati', text: 'Una copia dei Suoi dati, e come eliminare il Suo conto.' },
  imprint: { title: 'Note legali', text: 'Chi gestisce questo negozio.' },
  privacy: { title: 'Protezione dei dati', text: 'Che cosa accade ai Suoi dati.' },
  terms: { title: 'Condizioni generali', text: 'Le condizioni per gli ordini in questo negozio.' },
  shipping: { title: 'Spedizione e consegna', text: 'Dove consegniamo e quanto costa.' },
  withdrawal: {
    title: 'Recedere dal contratto qui',
    text: 'Receda da un contratto in due passi, senza accedere. Confermiamo la ricezione per e-mail.',
  },
  accessibility: { title: 'Accessibilità', text: 'Come tutti possono usare questo negozio.' },
}
