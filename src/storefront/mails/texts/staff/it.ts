import type { StaffTexts } from './de.ts'

export const it: StaffTexts = {
  paidTwice: {
    subject: (number) => `Verificare il pagamento: ordine ${number}`,
    text: (number) =>
      `Per l’ordine ${number} è arrivato denaro che non era dovuto. Non è stato contabilizzato.`,
    came: 'Ricevuto',
    owed: 'Importo dell’ordine',
    why: 'Motivo',
    reasons: {
      'second-capture': 'L’ordine era già pagato.',
      'amount-differs': 'L’importo non è quello dovuto.',
      'order-cancelled': 'L’ordine era annullato.',
    },
    customer: 'Cliente',
    next: 'Verificare il pagamento e rimborsarlo.',
  },
  withdrawn: {
    subject: (contract) => `Recesso ricevuto: ${contract}`,
    matched: (number) =>
      `È stato esercitato il recesso dall’ordine ${number}. Numero e indirizzo e-mail corrispondono all’ordine.`,
    unmatched:
      'È stato esercitato il recesso da un contratto. Numero e indirizzo e-mail non corrispondono a nessun ordine; attribuire la dichiarazione.',
    orderedOn: 'Ordinato il',
    next: 'La conferma di ricezione è stata inviata. Il rimborso è dovuto entro 14 giorni, non appena la merce è tornata o la sua spedizione è provata.',
  },
  professional: {
    subject: 'Richiesta come cliente professionale',
    came: (group) => `Qualcuno desidera far parte del gruppo «${group}» e attende la decisione.`,
    customer: 'Cliente',
    company: 'Ditta',
    vatIds: 'N. IVA',
    email: 'Indirizzo e-mail',
    next: 'Fino ad allora acquista come tutti gli altri. Il sì o il no le viene comunicato per e-mail.',
  },
  enquiry: {
    subject: {
      contact: (about) => `Modulo di contatto: ${about}`,
      exhibition: (about) => `Visita a un’esposizione: ${about}`,
      assembly: (about) => `Montaggio richiesto: ${about}`,
    },
    came: (moment) => `Ricevuto tramite il negozio il ${moment}.`,
    name: 'Nome',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    address: 'Indirizzo',
    canton: 'Cantone',
    dealer: 'Partner',
    location: 'Luogo',
    language: 'Lingua',
    message: 'Messaggio',
    next: 'Rispondere nella lingua della richiesta.',
  },
}
