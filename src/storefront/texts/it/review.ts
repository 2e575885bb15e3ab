import type { Texts } from '../texts.ts'

export const review: Texts['review'] = {
  title: 'Scrivere una recensione',
  about: (name) => `Com’è la Sua esperienza con ${name}?`,
  change: 'La Sua recensione',
  points: 'La Sua valutazione in stelle',
  stars: {
    1: '1 stella: deludente',
    2: '2 stelle: mediocre',
    3: '3 stelle: accettabile',
    4: '4 stelle: buono',
    5: '5 stelle: ottimo',
  },
  headline: 'Titolo',
  content: 'La Sua esperienza',
  contentHint: 'Almeno 40 caratteri. Che cosa funziona bene, che cosa no, e com’è montato il prodotto?',
  name: 'Il Suo nome, come apparirà accanto',
  nameHint: 'Bastano il nome o le iniziali.',
  required: 'I campi con * sono obbligatori.',
  send: 'Inviare la recensione',
  sendChange: 'Inviare la modifica',
  waiting: {
    title: 'Grazie per la Sua recensione',
    text: 'La leggiamo e poi la pubblichiamo. Fino ad allora la vede solo Lei e può ancora modificarla qui.',
  },
  shown: 'La Sua recensione è pubblicata. Se la modifica, la rileggiamo prima che appaia di nuovo.',
  login: {
    title: 'Per scrivere una recensione serve un conto cliente',
    text: 'Acceda e tornerà a questa pagina.',
    login: 'Accedere',
    register: 'Aprire un conto',
  },
  back: 'Torna al prodotto',
  failed: 'Non è stato possibile caricare il modulo.',
}
