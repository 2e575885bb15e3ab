import type { Texts } from '../texts.ts'

export const search: Texts['search'] = {
  title: 'Ricerca',
  titleFor: (term) => `Risultati per «${term}»`,
  label: 'Prodotto, ricambio o numero d’articolo',
  submit: 'Cercare',
  suggestions: 'Suggerimenti',
  suggested: (count) => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`),
  all: (count) => (count === 1 ? 'Mostrare il risultato' : `Mostrare tutti i ${count} risultati`),
  nothingSuggested: 'Nessun suggerimento',
  empty: 'Che cosa cerca?',
  emptyText: 'Inserisca il nome di un prodotto, una parola o un numero d’articolo, per esempio 10.60.352.',
  nothing: (term) => `Nessun risultato per «${term}»`,
  nothingText: 'Spesso aiuta:',
  tips: [
    'Controllare l’ortografia.',
    'Provare una parola più breve o più generica.',
    'Del numero d’articolo basta una parte, con o senza punti.',
  ],
  browse: 'Oppure guardi qui',
  ways: {
    systems: 'Sistemi di raccolta',
    parts: 'Ricambi',
    configurator: 'Configuratore: che cosa entra nel mio mobile?',
    downloads: 'Download',
  },
  contact: 'Cerchiamo volentieri per lei: ci scriva.',
}
