import type { Locale } from '../../../values/locale.ts'

/** What a drawing says besides its figures. */
export type DrawingWords = {
  title: string
  views: { front: string; side: string; top: string }
  system: string
  space: string
  itemNumber: string
  model: string
  name: string
  scale: string
  unit: string
}

export const drawingWords = {
  'de-DE': {
    title: 'Maßzeichnung',
    views: { front: 'Vorderansicht', side: 'Seitenansicht von links', top: 'Draufsicht' },
    system: 'System',
    space: 'nötiger Innenraum',
    itemNumber: 'Artikelnummer',
    model: 'Modell',
    name: 'Bezeichnung',
    scale: 'Maßstab',
    unit: 'Einheit',
  },
  'en-US': {
    title: 'Dimensional drawing',
    views: { front: 'Front view', side: 'Side view from the left', top: 'Top view' },
    system: 'system',
    space: 'clear space needed',
    itemNumber: 'Item number',
    model: 'Model',
    name: 'Name',
    scale: 'Scale',
    unit: 'Unit',
  },
  'it-IT': {
    title: 'Disegno quotato',
    views: { front: 'Vista frontale', side: 'Vista laterale da sinistra', top: 'Vista dall’alto' },
    system: 'sistema',
    space: 'spazio interno necessario',
    itemNumber: 'Numero articolo',
    model: 'Modello',
    name: 'Denominazione',
    scale: 'Scala',
    unit: 'Unità',
  },
  'fr-FR': {
    title: 'Plan coté',
    views: { front: 'Vue de face', side: 'Vue de gauche', top: 'Vue de dessus' },
    system: 'système',
    space: 'espace intérieur nécessaire',
    itemNumber: 'Référence',
    model: 'Modèle',
    name: 'Désignation',
    scale: 'Échelle',
    unit: 'Unité',
  },
} as const satisfies Record<Locale, DrawingWords>
