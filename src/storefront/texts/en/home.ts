import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: 'Order under the sink. To the millimetre.',
  text: 'Waste separation for pull-outs, hinged doors and free corners of the kitchen. Tell us how wide, deep and high your cabinet is; we show what fits and why.',
  configure: 'Find the system that fits',
  shop: 'See all systems',
  claimsTitle: 'Our promises',
  systems: 'How does your cabinet open?',
  systemsText:
    'Four kinds of system, depending on what is already there. One click leads to the measurements.',
  lines: 'Seven lines',
  linesText:
    'Each for a different kitchen, each with accessories and spare parts that will still fit tomorrow.',
  topsellers: 'Often chosen',
  allSystems: 'All systems',
  parts: 'One part missing? Not the whole system.',
  partsText:
    'For ten years every part can be bought on its own. Search by item number, by model, or by what is broken.',
  dealers: 'Rather see it first and have it fitted?',
  dealersText: 'Kitchen professionals near you show the systems in their exhibition and fit them.',
  toDealers: 'Find a dealer',
  assembly: 'Fitting',
  assemblyText: 'A complete system is fitted in 21 minutes.¹',
  toAssembly: 'How fitting works',
  professional: 'Professional shop',
  professionalText: 'Item numbers, dimensions and filters for kitchen builders and carpenters.',
  toProfessional: 'To the professional shop',
  footnote: '¹ Measured with an X-LINE Pro 60 and a cordless screwdriver, without removing the old system.',
}
