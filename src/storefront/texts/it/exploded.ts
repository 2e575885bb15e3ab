import type { Texts } from '../texts.ts'

export const exploded: Texts['exploded'] = {
  title: (name) => `Ricambi: ${name}`,
  text: (name) =>
    `Tutti i ricambi per ${name} con la posizione nel disegno esploso, ordinabili singolarmente.`,
  lead: 'I numeri nel disegno sono le posizioni dell’elenco. Il disegno non è in scala.',
  drawing: (group) => `Disegno esploso: ${group}`,
  spots: (group) => `Posizioni nel disegno: ${group}`,
  spot: (position, name) => `Posizione ${position}: ${name}`,
  position: 'Posizione',
  part: 'Pezzo',
  price: 'Prezzo',
  buy: 'Ordinare',
  show: (position) => `Mostra la posizione ${position} nel disegno`,
  back: 'Al sistema',
  all: (group) => `Tutto in ${group}`,
  none: 'Per questo prodotto non ci sono ricambi singoli.',
  list: 'Distinta dei pezzi',
  parts: 'Ricambi',
  groups: 'Gruppi',
  download: 'Scarica il disegno (SVG)',
}
