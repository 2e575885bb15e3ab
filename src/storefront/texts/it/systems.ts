import type { Texts } from '../texts.ts'

export const systems: Texts['systems'] = {
  kinds: {
    complete: {
      name: 'Sistema completo',
      text: 'Il mobile non ha un estraibile, o quello vecchio va tolto. Cassetto, guide e contenitori arrivano insieme.',
    },
    'existing-pullout': {
      name: 'Per cassetti esistenti',
      text: 'Il cassetto con il suo frontale resta. Telaio e contenitori si inseriscono senza forare.',
    },
    'swing-door': {
      name: 'Per ante a battente',
      text: 'Il mobile ha un’anta che si apre di lato. Il sistema esce ruotando con lei.',
    },
    'free-standing': {
      name: 'Indipendente',
      text: 'Sta dove c’è posto: in cucina, in lavanderia, in ufficio. Niente da montare.',
    },
  },
  choice: {
    title: 'Sistemi di raccolta',
    text: 'Due strade per il sistema giusto.',
    measure: 'Misurare e trovare',
    measureText:
      'Ha un metro a portata di mano e vuole sapere che cosa entra nel mobile. Il configuratore chiede poche misure e spiega che cosa va bene, che cosa è al limite e che cosa no.',
    measureSteps: ['Scegliere il tipo', 'Inserire le misure', 'Vedere i sistemi adatti'],
    configure: 'Al configuratore',
    shop: 'Scegliere da soli',
    shopText:
      'Conosce il tipo, la larghezza o il numero d’articolo. Lo shop professionale mostra tutti i sistemi con misure e filtri.',
    toShop: 'Allo shop professionale',
    byType: 'Direttamente per tipo',
    byLine: 'Direttamente per linea',
  },
  advanced: {
    title: 'Shop professionale',
    text: 'Tutti i sistemi per tipo, con numeri d’articolo, misure e filtri.',
    all: 'Tutti i sistemi',
    professionals: 'Per cucinieri, falegnami e rivenditori',
    professionalsText:
      'Documenti di progettazione e montaggio, disegni quotati e dati CAD sono nell’area download. Con un conto professionale acquista a prezzi netti.',
    downloads: 'Ai download',
    dealer: 'Diventare rivenditore',
    account: 'Aprire un conto professionale',
    show: 'Mostrare i sistemi',
    measure: 'Verificare con le misure',
  },
  xLineSelection: {
    title: 'X-LINE per larghezza del mobile',
    text: 'X-LINE si inserisce nel cassetto che c’è già. Conta la sua larghezza interna; quella del mobile è un buon inizio.',
    inside: 'Larghezza interna del cassetto',
    depth:
      'Ci sono versioni da 400, 450 o 500 mm di profondità del cassetto: Compact, Plus e Max. Non tutte in ogni larghezza.',
    unsure: 'Non è sicuro?',
    unsureText:
      'Nei cassetti vecchi o su misura la larghezza interna cambia. Misuri dentro, da parete a parete.',
  },
}
