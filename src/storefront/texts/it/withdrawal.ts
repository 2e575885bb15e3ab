import type { Texts } from '../texts.ts'

export const withdrawal: Texts['withdrawal'] = {
  title: 'Recedere dal contratto qui',
  text: 'Qui può recedere da un contratto con noi, senza accedere e senza indicarne il motivo. Al passo successivo rivede tutto e conferma.',
  info: 'Termini e restituzione',
  fields: {
    name: 'Nome e cognome',
    contract: 'Numero d’ordine o contratto',
    email: 'Indirizzo e-mail',
    items: 'Solo alcuni articoli? (facoltativo)',
    message: 'Messaggio (facoltativo)',
  },
  hints: {
    contract:
      'Il numero si trova nella conferma d’ordine. Se non lo ha, scriva che cosa ha ordinato e quando.',
    email: 'Qui inviamo la conferma di ricezione.',
    items: 'Se lascia vuoto, recede dall’intero contratto.',
    goods: 'Se non sceglie nulla, recede dall’intero contratto.',
  },
  all: 'L’intero contratto',
  required: 'I campi con * sono obbligatori.',
  next: 'Avanti alla conferma',
  confirm: {
    items: 'Oggetto del recesso',
    message: 'Messaggio',
    title: 'Controllare e confermare il recesso',
    text: 'Il recesso è dichiarato solo quando lo conferma qui.',
    yes: 'Conferma recesso',
    change: 'Modificare i dati',
  },
  done: {
    title: 'Abbiamo ricevuto il Suo recesso',
    received: 'Ricevuto il',
    mail: 'Le inviamo per e-mail la conferma di ricezione, con il contenuto della dichiarazione e l’ora esatta.',
    next: 'Le scriveremo per i prossimi passi: restituzione e rimborso.',
    shopOn: 'Alla pagina iniziale',
    info: 'Recesso e resi',
  },
}
