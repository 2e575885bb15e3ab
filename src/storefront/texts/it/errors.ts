import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  status: (status) => `Errore ${status}`,
  home: 'Alla pagina iniziale',
  search: 'Cerca nel negozio',
  again: 'Riprovare',
  apiAdvice:
    'La connessione alla Store API è interrotta. Verificare l’indirizzo e la chiave di accesso nella configurazione.',
  pages: {
    400: {
      title: 'Richiesta non compresa',
      text: 'L’indirizzo o i dati inviati non sono leggibili. Controlli il link.',
    },
    403: {
      title: 'Sessione scaduta',
      text: 'Torni all’ultima pagina, la ricarichi e riprovi.',
    },
    404: {
      title: 'Pagina non trovata',
      text: 'Questa pagina non esiste o non esiste più. Può proseguire con la ricerca o dalla pagina iniziale.',
    },
    405: { title: 'Qui non è possibile', text: 'Questa pagina non accetta dati.' },
    408: {
      title: 'Troppo tempo',
      text: 'Il negozio non ha risposto in tempo. Ricarichi la pagina.',
    },
    410: { title: 'Non più disponibile', text: 'Questa pagina non esiste più.' },
    412: {
      title: 'Negozio non collegato',
      text: 'Al momento il negozio non è collegato correttamente. Ce ne stiamo occupando.',
    },
    413: { title: 'Troppi dati', text: 'I dati inviati sono troppo estesi. Li riduca, per favore.' },
    414: {
      title: 'Indirizzo troppo lungo',
      text: 'Un indirizzo può avere al massimo 1000 caratteri. Controlli il link.',
    },
    415: { title: 'Formato non compreso', text: 'Non possiamo leggere i dati in questa forma.' },
    429: { title: 'Troppi tentativi', text: 'Attenda un momento e poi riprovi.' },
    500: {
      title: 'Un errore grave',
      text: 'Qualcosa non ha funzionato da parte nostra. L’errore è stato registrato.',
    },
    502: {
      title: 'Richiesta non completata',
      text: 'Il server non ha potuto completare la richiesta. Riprovi, per favore.',
    },
    503: { title: 'Server occupato', text: 'Il negozio è molto frequentato. Riprovi tra un minuto.' },
  },
  other: { title: 'Non ha funzionato', text: 'Riprovi o torni alla pagina iniziale.' },
}
