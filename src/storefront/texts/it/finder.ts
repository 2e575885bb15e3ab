import type { Texts } from '../texts.ts'

export const finder: Texts['finder'] = {
  parts: 'Ricambi',
  title: 'Identificare un ricambio',
  text: 'Alcune domande con sì e no, e restano solo i pezzi possibili. Quello che non sa, lo salti pure.',
  question: (number) => `Domanda ${number}`,
  left: (count, total) =>
    count === 0
      ? 'Non resta nessun pezzo'
      : count === total
        ? `${total} pezzi`
        : count === 1
          ? `Resta 1 pezzo su ${total}`
          : `Restano ${count} pezzi su ${total}`,
  answer: { yes: 'Sì', no: 'No', unknown: 'Non lo so' },
  back: 'Torna alla domanda precedente',
  example: 'Può avere questo aspetto.',
  given: 'Le Sue risposte',
  change: 'Modifica',
  changeThis: (question) => `Modifica: ${question}`,
  again: 'Ricomincia da capo',
  found: 'È uno di questi pezzi',
  soFar: (count) => (count === 1 ? 'Può essere questo pezzo' : `Può essere uno di questi ${count} pezzi`),
  these: (count) => (count === 1 ? '1 pezzo' : `${count} pezzi`),
  more: 'Questi sono i primi. Ogni altra risposta ne lascia meno, e i gruppi qui sotto li mostrano tutti.',
  groups: 'Oppure cerchi in questi gruppi',
  pieces: (count) => (count === 1 ? '1 pezzo' : `${count} pezzi`),
  notFound: 'Non abbiamo un pezzo simile',
  notFoundText:
    'Secondo le Sue risposte il sistema non è nostro, oppure due risposte non vanno d’accordo. Può modificare ogni risposta o chiedere a noi.',
  ask: 'Lo scopriamo noi',
  notThere: 'Il pezzo non c’è?',
  askText:
    'Ci scriva, meglio se con una foto. Le Sue risposte sono già nel modulo. I ricambi sono disponibili per almeno 10 anni.',
  contact: 'Chieda a noi',
  browse: 'Tutti i ricambi',
  subject: 'Cerco un ricambio',
  commentIntro: 'Cerco un ricambio. Le mie risposte:',
}
