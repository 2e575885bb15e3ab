import type { Texts } from '../texts.ts'

export const spares: Texts['spares'] = {
  page: {
    title: 'Ricambi',
    text: 'Per dieci anni ogni pezzo si compra singolarmente. Chi conosce il numero lo digita; chi non lo conosce trova il pezzo per tipo di sistema.',
    where: 'Dov’è montato il sistema?',
    types: {
      frontauszug: 'Frontale e contenitori escono insieme: X-LINE, X-LINE Pro, BOXX-R e vecchi estraibili.',
      drehtueren: 'L’anta si apre di lato e il contenitore ruota con lei: D-LINE e modelli precedenti.',
      freistehend: 'Il contenitore sta da solo: S-LINE, Heavy Bag e POT.',
    },
    number: 'Dov’è il numero?',
    numberText:
      'Su una targhetta all’interno del telaio o sotto il contenitore, per esempio 71.01.001. Con o senza punti; ne basta una parte.',
  },
  listing: {
    search: 'Cercare un ricambio',
    heading: (group) => `Ricambi: ${group}`,
    found: (term) => `Trovati per «${term}»`,
    nothing: (term) => `Nessun ricambio trovato per «${term}»`,
    nothingText: 'Controlli l’ortografia o usi solo una parte del numero. Anche i gruppi portano al pezzo.',
    all: 'Mostrare tutti i pezzi',
    submit: 'Cercare',
    type: { frontauszug: 'Estraibile frontale', drehtueren: 'Ante a battente', freistehend: 'Indipendenti' },
    searchLabel: 'Numero d’articolo, pezzo o modello',
    searchHint: 'Per esempio 71.01.001, corona tendisacco o X-LINE 60',
    groups: 'Cercare per gruppo',
    parts: 'Tutti i pezzi',
    count: (count) => (count === 1 ? '1 pezzo' : `${count} pezzi`),
    help: 'Il pezzo non c’è?',
    helpText: 'Ci descriva che cosa manca, meglio con una foto. Troviamo noi il pezzo.',
    contact: 'Chiedere',
  },
}
