import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: 'De l’ordre sous l’évier. Au millimètre.',
  text: 'Systèmes de tri pour coulissants, portes battantes et coins libres de la cuisine. Indiquez la largeur, la profondeur et la hauteur de votre meuble\u00a0: nous montrons ce qui convient et pourquoi.',
  configure: 'Trouver le système adapté',
  shop: 'Voir tous les systèmes',
  claimsTitle: 'Nos promesses',
  systems: 'Comment s’ouvre votre meuble\u00a0?',
  systemsText: 'Quatre types de système, selon ce qui est déjà là. Un clic mène aux mesures.',
  lines: 'Sept gammes',
  linesText:
    'Chacune pour une autre cuisine, toutes avec des accessoires et des pièces qui conviendront encore demain.',
  topsellers: 'Souvent choisis',
  allSystems: 'Tous les systèmes',
  parts: 'Une pièce manque\u00a0? Pas tout le système.',
  partsText:
    'Pendant dix ans, chaque pièce s’achète à l’unité. Cherchez par numéro d’article, par modèle ou par ce qui est cassé.',
  dealers: 'Envie de le voir et de le faire monter\u00a0?',
  dealersText: 'Des cuisinistes près de chez vous exposent les systèmes et les montent.',
  toDealers: 'Trouver un revendeur',
  assembly: 'Montage',
  assemblyText: 'Un système complet se monte en 21 minutes.¹',
  toAssembly: 'Voir le montage',
  professional: 'Boutique pro',
  professionalText: 'Numéros d’article, cotes et filtres pour cuisinistes et menuisiers.',
  toProfessional: 'Vers la boutique pro',
  footnote: '¹ Mesuré sur un X-LINE Pro 60 avec une visseuse sans fil, sans démontage de l’ancien système.',
}
