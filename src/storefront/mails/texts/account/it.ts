import type { AccountTexts } from './de.ts'

export const it: AccountTexts = {
  'registration-confirmation': {
    subject: 'Confermi la Sua registrazione presso Trennwerk',
    why: 'benvenuti da Trennwerk. La preghiamo di confermare il Suo indirizzo e-mail per poter usare il Suo conto.',
    button: 'Confermare l’indirizzo e-mail',
    next: 'Dopo la conferma l’accesso è già effettuato e il Suo carrello è ancora lì.',
    notYou: 'Non è stato Lei? Allora non deve fare nulla: senza conferma il conto resta chiuso.',
  },
  welcome: {
    subject: 'Benvenuti da Trennwerk',
    why: 'siamo lieti di averLa con noi. Il Suo conto è aperto e può usarlo da subito.',
    can: 'Che cosa fa per Lei il Suo conto',
    points: [
      'Ordini, fatture e consegne si trovano in un solo posto, e si riordina con un clic.',
      'Carrello e lista dei desideri sono gli stessi su ogni dispositivo.',
      'Le misure del Suo mobile restano salvate: per ogni articolo vede se è adatto.',
    ],
    button: 'Al Suo conto',
  },
  'password-recovery': {
    subject: 'Una nuova password per il Suo conto Trennwerk',
    why: 'qualcuno desidera scegliere una nuova password per il Suo conto. Se è stato Lei, usi questo link.',
    button: 'Scegliere una nuova password',
    next: 'Il link è valido per due ore e una sola volta.',
    notYou: 'Non è stato Lei? Allora non deve fare nulla: la Sua password resta com’è.',
  },
  'password-changed': {
    subject: 'La Sua password Trennwerk è stata cambiata',
    why: (moment) =>
      `la password del Suo conto è stata cambiata: ${moment}. Su tutti gli altri dispositivi l’accesso è terminato.`,
    notYou: 'Non è stato Lei? Allora scelga subito una nuova password e ci scriva.',
    button: 'Scegliere una nuova password',
  },
  'email-confirmation': {
    subject: 'Confermi il Suo nuovo indirizzo e-mail',
    why: (email) =>
      `il Suo conto Trennwerk dovrà appartenere all’indirizzo ${email}. La preghiamo di confermare che è il Suo.`,
    button: 'Confermare il nuovo indirizzo',
    next: 'Fino ad allora tutto resta com’è. Il link vale una sola volta e per breve tempo.',
    notYou:
      'Non conosce questo conto? Allora qualcuno ha sbagliato a digitare l’indirizzo e Lei non deve fare nulla.',
  },
  'email-change-asked': {
    subject: 'Il Suo indirizzo e-mail presso Trennwerk sta per cambiare',
    why: (email) =>
      `per il Suo conto è stato indicato un nuovo indirizzo e-mail: ${email}. Vale solo dopo la conferma tramite il link che abbiamo inviato lì.`,
    notYou: 'Non è stato Lei? Allora scelga subito una nuova password: qualcuno conosce quella attuale.',
    button: 'Scegliere una nuova password',
  },
  'email-changed': {
    subject: 'Il Suo indirizzo e-mail presso Trennwerk è stato cambiato',
    why: (email, moment) =>
      `il Suo conto appartiene ora all’indirizzo e-mail ${email} (cambiato: ${moment}). A questo indirizzo non Le scriviamo più.`,
    notYou: 'Non è stato Lei? Allora ci scriva subito, così mettiamo al sicuro il Suo conto.',
    button: 'Scriverci',
  },
  'email-in-place': {
    subject: 'Il Suo nuovo indirizzo e-mail presso Trennwerk è attivo',
    why: (email) => `da ora accede con ${email}, e Le scriviamo a questo indirizzo.`,
    button: 'Al Suo conto',
  },
  'passkey-added': {
    subject: 'Una nuova passkey per il Suo conto Trennwerk',
    why: (name, moment) =>
      `anche la passkey «${name}» apre ora il Suo conto (aggiunta: ${moment}). La Sua password resta valida.`,
    notYou: 'Non è stato Lei? Allora la rimuova nel conto e scelga una nuova password.',
    button: 'Al Suo conto',
  },
  'passkey-removed': {
    subject: 'Una passkey del Suo conto Trennwerk è stata rimossa',
    why: (name, moment) => `la passkey «${name}» è stata rimossa (${moment}) e non apre più il Suo conto.`,
    notYou: 'Non è stato Lei? Allora scelga subito una nuova password e ci scriva.',
    button: 'Al Suo conto',
  },
  'professional-requested': {
    subject: 'Abbiamo ricevuto la Sua richiesta come cliente professionale',
    why: (group) =>
      `grazie del Suo interesse. Verifichiamo i Suoi dati e Le scriviamo non appena farà parte del gruppo «${group}», di regola entro due giorni lavorativi.`,
    next: 'Fino ad allora acquista come tutti gli altri: il Suo conto è aperto e i prezzi sono quelli del negozio.',
    button: 'Al Suo conto',
  },
  'professional-approved': {
    subject: 'Ora è cliente professionale di Trennwerk',
    why: (group) =>
      `i Suoi dati sono stati verificati: il Suo conto fa parte da subito del gruppo «${group}». Dopo l’accesso vede i prezzi di questo gruppo.`,
    next: 'Per liste lunghe c’è l’ordine rapido: incollare i numeri di articolo, verificare, ordinare.',
    button: 'All’ordine rapido',
  },
  'professional-declined': {
    subject: 'La Sua richiesta come cliente professionale',
    why: (group) =>
      `abbiamo esaminato la Sua richiesta e al momento non possiamo inserire il Suo conto nel gruppo «${group}».`,
    reason: 'La nostra motivazione',
    next: 'Il Suo conto resta aperto e può acquistare come prima. Se ci manca qualcosa, ci scriva.',
    button: 'Scriverci',
  },
  'account-deleted': {
    subject: 'Il Suo conto Trennwerk è stato cancellato',
    why: (moment) =>
      `il Suo conto è stato cancellato (${moment}). Indirizzi, lista dei desideri, mobili salvati e accessi non ci sono più.`,
    next: 'Per legge dobbiamo conservare i documenti degli ordini; non li usiamo per altro.',
    notYou: 'Non è stato Lei? Allora ci scriva.',
  },
}
