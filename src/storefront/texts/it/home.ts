import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: 'Ordine sotto il lavello. Al millimetro.',
  text: 'Sistemi di raccolta per cassetti, ante a battente e spazi liberi in cucina. Ci dica larghezza, profondità e altezza del mobile: le mostriamo che cosa ci sta e perché.',
  configure: 'Trovare il sistema adatto',
  shop: 'Vedere tutti i sistemi',
  claimsTitle: 'Le nostre promesse',
  systems: 'Come si apre il suo mobile?',
  systemsText: 'Quattro tipi di sistema, secondo ciò che c’è già. Un clic porta alle misure.',
  lines: 'Sette linee',
  linesText: 'Ognuna per una cucina diversa, tutte con accessori e ricambi che andranno bene anche domani.',
  topsellers: 'I più scelti',
  allSystems: 'Tutti i sistemi',
  parts: 'Manca un pezzo? Non serve tutto il sistema.',
  partsText:
    'Per dieci anni ogni pezzo si compra singolarmente. Cerchi per numero d’articolo, per modello o per ciò che si è rotto.',
  dealers: 'Preferisce vederlo e farlo montare?',
  dealersText: 'I professionisti della cucina vicino a lei espongono i sistemi e li montano.',
  toDealers: 'Trovare un rivenditore',
  assembly: 'Montaggio',
  assemblyText: 'Un sistema completo si monta in 21 minuti.¹',
  toAssembly: 'Come si monta',
  professional: 'Shop professionale',
  professionalText: 'Numeri d’articolo, misure e filtri per cucinieri e falegnami.',
  toProfessional: 'Allo shop professionale',
  footnote: '¹ Misurato su un X-LINE Pro 60 con avvitatore a batteria, senza smontare il vecchio sistema.',
}
