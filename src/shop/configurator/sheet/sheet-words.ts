import type { Locale } from '../../../values/locale.ts'

/** What a measuring sheet says beside the configurator's data. */
export type SheetWords = {
  title: (type: string) => string
  intro: string
  scan: string
  measures: string
  columns: { measure: string; value: string }
  optional: string
  notes: string
  noted: (obstacles: string) => string
  obstacles: { siphon: string; boiler: string; shelf: string; pipe: string }
  hinge: { left: string; right: string }
  drawing: string
  front: string
  side: string
  drawnWith: (name: string) => string
  /** Before a length that was worked out. */
  about: string
  fits: string
  none: string
  unmeasured: string
  columnsOfFits: { system: string; number: string; verdict: string }
  verdict: { fits: string; 'fits-assumed': string }
  page: (number: number, count: number) => string
}

export const sheetWords = {
  'de-DE': {
    title: (type) => `Messblatt ${type}`,
    intro:
      'Alles in Millimetern, nichts aufrunden. Messen Sie innen an mehreren Stellen und schreiben Sie das kleinste Maß auf.',
    scan: 'Scannen: dieselben Maße im Konfigurator',
    measures: 'Maße',
    columns: { measure: 'Maß', value: 'mm' },
    optional: 'freiwillig',
    notes: 'Im Weg und Notizen',
    noted: (obstacles) => `Im Weg: ${obstacles}`,
    obstacles: {
      siphon: 'Siphon oder Becken',
      boiler: 'Boiler',
      shelf: 'Regalboden',
      pipe: 'Rohre oder Steckdose hinten',
    },
    hinge: { left: 'Bänder links', right: 'Bänder rechts' },
    drawing: 'Zeichnung, maßstäblich',
    front: 'Von vorn',
    side: 'Von der Seite',
    drawnWith: (name) => `Gezeichnet mit ${name}`,
    about: 'ca.',
    fits: 'Was passt',
    none: 'Zu diesen Maßen passt kein System ganz. Im Konfigurator steht, woran es liegt und was helfen würde.',
    unmeasured: 'Tragen Sie die Maße ein; im Konfigurator sehen Sie dann, was passt.',
    columnsOfFits: { system: 'System', number: 'Artikelnummer', verdict: 'Ergebnis' },
    verdict: { fits: 'passt', 'fits-assumed': 'passt unter einer Annahme' },
    page: (number, count) => `Seite ${number} von ${count}`,
  },
  'en-US': {
    title: (type) => `Measuring sheet: ${type}`,
    intro:
      'Everything in millimetres, nothing rounded up. Measure inside in several places and write down the smallest value.',
    scan: 'Scan: the same measurements in the configurator',
    measures: 'Measurements',
    columns: { measure: 'Measurement', value: 'mm' },
    optional: 'optional',
    notes: 'In the way, and notes',
    noted: (obstacles) => `In the way: ${obstacles}`,
    obstacles: {
      siphon: 'Trap or sink',
      boiler: 'Water heater',
      shelf: 'Shelf',
      pipe: 'Pipes or socket at the back',
    },
    hinge: { left: 'Hinges on the left', right: 'Hinges on the right' },
    drawing: 'Drawing to scale',
    front: 'From the front',
    side: 'From the side',
    drawnWith: (name) => `Drawn with ${name}`,
    about: 'approx.',
    fits: 'What fits',
    none: 'No system fits these measurements entirely. The configurator says why, and what would help.',
    unmeasured: 'Fill in the measurements; the configurator then shows what fits.',
    columnsOfFits: { system: 'System', number: 'Item number', verdict: 'Result' },
    verdict: { fits: 'fits', 'fits-assumed': 'fits on an assumption' },
    page: (number, count) => `Page ${number} of ${count}`,
  },
  'it-IT': {
    title: (type) => `Foglio misure: ${type}`,
    intro:
      'Tutto in millimetri, senza arrotondare per eccesso. Misuri all’interno in più punti e scriva il valore più piccolo.',
    scan: 'Scansionare: le stesse misure nel configuratore',
    measures: 'Misure',
    columns: { measure: 'Misura', value: 'mm' },
    optional: 'facoltativo',
    notes: 'Ostacoli e note',
    noted: (obstacles) => `D’intralcio: ${obstacles}`,
    obstacles: {
      siphon: 'Sifone o lavello',
      boiler: 'Boiler',
      shelf: 'Ripiano',
      pipe: 'Tubi o presa sul fondo',
    },
    hinge: { left: 'Cerniere a sinistra', right: 'Cerniere a destra' },
    drawing: 'Disegno in scala',
    front: 'Da davanti',
    side: 'Di lato',
    drawnWith: (name) => `Disegnato con ${name}`,
    about: 'ca.',
    fits: 'Che cosa va bene',
    none: 'Nessun sistema va bene del tutto per queste misure. Il configuratore dice perché e che cosa aiuterebbe.',
    unmeasured: 'Scriva le misure; il configuratore mostra poi che cosa va bene.',
    columnsOfFits: { system: 'Sistema', number: 'Numero articolo', verdict: 'Risultato' },
    verdict: { fits: 'va bene', 'fits-assumed': 'va bene con un’ipotesi' },
    page: (number, count) => `Pagina ${number} di ${count}`,
  },
  'fr-FR': {
    title: (type) => `Feuille de mesure : ${type}`,
    intro:
      'Tout en millimètres, sans arrondir vers le haut. Mesurez à l’intérieur en plusieurs endroits et notez la plus petite valeur.',
    scan: 'Scanner : les mêmes cotes dans le configurateur',
    measures: 'Cotes',
    columns: { measure: 'Cote', value: 'mm' },
    optional: 'facultatif',
    notes: 'Obstacles et notes',
    noted: (obstacles) => `Gêne : ${obstacles}`,
    obstacles: {
      siphon: 'Siphon ou évier',
      boiler: 'Chauffe-eau',
      shelf: 'Tablette',
      pipe: 'Tuyaux ou prise au fond',
    },
    hinge: { left: 'Charnières à gauche', right: 'Charnières à droite' },
    drawing: 'Dessin à l’échelle',
    front: 'De face',
    side: 'De côté',
    drawnWith: (name) => `Dessiné avec ${name}`,
    about: 'env.',
    fits: 'Ce qui convient',
    none: 'Aucun système ne convient tout à fait à ces cotes. Le configurateur dit pourquoi, et ce qui aiderait.',
    unmeasured: 'Notez les cotes ; le configurateur montre ensuite ce qui convient.',
    columnsOfFits: { system: 'Système', number: 'Référence', verdict: 'Résultat' },
    verdict: { fits: 'convient', 'fits-assumed': 'convient sous une hypothèse' },
    page: (number, count) => `Page ${number} sur ${count}`,
  },
} as const satisfies Record<Locale, SheetWords>
