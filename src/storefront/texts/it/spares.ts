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
    findTitle: 'Non sa come si chiama il pezzo?',
    findText: 'Bastano alcune domande con sì e no. A ogni risposta restano meno pezzi.',
    findStart: 'Identificare il pezzo',
    byProduct: 'A quale sistema appartiene il pezzo?',
    byProductText: 'La linea è indicata sulla targhetta del telaio.',
    former: 'Modelli precedenti',
    years:
      'Prezzi IVA inclusa, più spedizione. Ogni pezzo resta disponibile per 10 anni dopo la fine della vendita di un sistema.',
  },
  for: {
    bagTension: {
      title: 'Ricambi per la tensione del sacco',
      text: 'Corone, ganci, anelli e snodi si acquistano singolarmente.',
    },
    assembly: {
      title: 'Montaggio e ricambi',
      text: 'Viti, guide e dime di foratura si acquistano singolarmente.',
    },
  },
  listing: {
    subject: 'Cerco un ricambio',
    comment: (term) => `Ho cercato: ${term}`,
    search: 'Cercare un ricambio',
    heading: (group) => `Ricambi: ${group}`,
    found: (term) => `Trovati per «${term}»`,
    nothing: (term) => `Nessun ricambio trovato per «${term}»`,
    nothingText: 'Controlli l’ortografia o usi solo una parte del numero. Anche i gruppi portano al pezzo.',
    all: 'Mostrare tutti i pezzi',
    submit: 'Cercare',
    type: { frontauszug: 'Estraibile frontale', drehtueren: 'Ante a battente', freistehend: 'Indipendenti' },
    searchAll: 'Cercare in tutti i ricambi',
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
