import type { Locale } from '../../../values/locale.ts'
import type { HingeSide } from '../measures.ts'

/** What an assembly sheet says, each of it for the side the door hangs on. */
export type AssemblyWords = {
  title: (system: string, side: HingeSide) => string
  intro: string
  scan: string
  needs: string
  columns: { measure: string; value: string }
  measures: { width: string; height: string; depth: string; door: string; wall: string }
  atLeast: (mm: number) => string
  between: (from: number, to: number) => string
  steps: string
  order: (side: HingeSide) => readonly string[]
}

export const assemblyWords = {
  'de-DE': {
    title: (system, side) => `Montageblatt ${system}, Bänder ${{ left: 'links', right: 'rechts' }[side]}`,
    intro: 'Von vorn gesehen. Zu zweit geht es leichter; Sie brauchen Bohrer, Schraubendreher und Meterstab.',
    scan: 'Scannen: dieses System im Konfigurator',
    needs: 'Was der Schrank haben muss',
    columns: { measure: 'Maß', value: 'mm' },
    measures: {
      width: 'Lichte Innenbreite',
      height: 'Einbauhöhe',
      depth: 'Einbautiefe',
      door: 'Breite des Türblatts',
      wall: 'Dicke der Seitenwand',
    },
    atLeast: (mm) => `mindestens ${mm}`,
    between: (from, to) => `${from} bis ${to}`,
    steps: 'Schritt für Schritt',
    order: (side) => {
      const wall = { left: 'linke', right: 'rechte' }[side]
      const free = { left: 'rechts', right: 'links' }[side]
      return [
        'Schrank ausräumen und die Maße oben nachmessen. Nichts darf in den Raum ragen, den die Zeichnung grün zeigt.',
        `Bohrbild innen an die ${wall} Seitenwand legen, bei den Bändern: unten auf dem Schrankboden, vorn bündig mit der Schrankkante.`,
        'Löcher anzeichnen und vorbohren. Einen Tiefenanschlag setzen, damit die Wand nicht durchbohrt wird.',
        `Träger mit den beiliegenden Schrauben an der ${wall}n Seitenwand befestigen und waagrecht ausrichten.`,
        'Mitnehmer innen an die Tür schrauben, auf der Höhe des Trägers, und in den Träger einhängen.',
        `Behälter einsetzen und die Tür langsam öffnen: Der Behälter schwenkt nach vorn, ${free} bleibt der Schrank frei. Beim Schließen darf nichts streifen.`,
      ]
    },
  },
  'en-US': {
    title: (system, side) => `Assembly sheet ${system}, hinges on the ${side}`,
    intro: 'Seen from the front. Easier for two; you need a drill, a screwdriver and a rule.',
    scan: 'Scan: this system in the configurator',
    needs: 'What the cabinet must have',
    columns: { measure: 'Measurement', value: 'mm' },
    measures: {
      width: 'Clear inside width',
      height: 'Installation height',
      depth: 'Installation depth',
      door: 'Width of the door leaf',
      wall: 'Thickness of the side wall',
    },
    atLeast: (mm) => `at least ${mm}`,
    between: (from, to) => `${from} to ${to}`,
    steps: 'Step by step',
    order: (side) => {
      const free = { left: 'right', right: 'left' }[side]
      return [
        'Empty the cabinet and check the measurements above. Nothing may stand in the room that the drawing shows in green.',
        `Hold the drilling template against the inside of the ${side} wall, beside the hinges: its foot on the cabinet floor, its front flush with the cabinet’s edge.`,
        'Mark the holes and drill them. Set a depth stop, so that the wall is not drilled through.',
        `Fasten the carrier to the ${side} wall with the screws that come along, and level it.`,
        'Screw the catch to the inside of the door, at the height of the carrier, and hook it into the carrier.',
        `Put the bin in and open the door slowly: the bin swings forward, and the cabinet stays free on the ${free}. Nothing may rub as the door closes.`,
      ]
    },
  },
  'it-IT': {
    title: (system, side) =>
      `Foglio di montaggio ${system}, cerniere a ${{ left: 'sinistra', right: 'destra' }[side]}`,
    intro: 'Visto da davanti. In due è più facile; servono trapano, cacciavite e metro.',
    scan: 'Scansionare: questo sistema nel configuratore',
    needs: 'Che cosa deve avere il mobile',
    columns: { measure: 'Misura', value: 'mm' },
    measures: {
      width: 'Luce interna',
      height: 'Altezza d’incasso',
      depth: 'Profondità d’incasso',
      door: 'Larghezza dell’anta',
      wall: 'Spessore del fianco',
    },
    atLeast: (mm) => `almeno ${mm}`,
    between: (from, to) => `da ${from} a ${to}`,
    steps: 'Passo per passo',
    order: (side) => {
      const wall = { left: 'sinistro', right: 'destro' }[side]
      const free = { left: 'destra', right: 'sinistra' }[side]
      return [
        'Svuotare il mobile e ricontrollare le misure qui sopra. Nulla deve sporgere nello spazio che il disegno mostra in verde.',
        `Appoggiare la dima di foratura all’interno del fianco ${wall}, dalla parte delle cerniere: in basso sul fondo del mobile, davanti a filo con il bordo.`,
        'Segnare i fori e forare. Mettere un fermo di profondità, per non attraversare il fianco.',
        `Fissare il supporto al fianco ${wall} con le viti in dotazione e metterlo in piano.`,
        'Avvitare il trascinatore all’interno dell’anta, all’altezza del supporto, e agganciarlo al supporto.',
        `Inserire il contenitore e aprire lentamente l’anta: il contenitore esce in avanti, a ${free} il mobile resta libero. Alla chiusura nulla deve sfregare.`,
      ]
    },
  },
  'fr-FR': {
    title: (system, side) =>
      `Feuille de montage ${system}, charnières à ${{ left: 'gauche', right: 'droite' }[side]}`,
    intro: 'Vu de face. À deux, c’est plus facile ; il faut une perceuse, un tournevis et un mètre.',
    scan: 'Scanner : ce système dans le configurateur',
    needs: 'Ce que le meuble doit avoir',
    columns: { measure: 'Cote', value: 'mm' },
    measures: {
      width: 'Largeur intérieure libre',
      height: 'Hauteur d’encastrement',
      depth: 'Profondeur d’encastrement',
      door: 'Largeur du vantail',
      wall: 'Épaisseur de la paroi',
    },
    atLeast: (mm) => `au moins ${mm}`,
    between: (from, to) => `de ${from} à ${to}`,
    steps: 'Étape par étape',
    order: (side) => {
      const wall = { left: 'gauche', right: 'droite' }[side]
      const free = { left: 'droite', right: 'gauche' }[side]
      return [
        'Vider le meuble et vérifier les cotes ci-dessus. Rien ne doit dépasser dans l’espace que le dessin montre en vert.',
        `Poser le gabarit de perçage à l’intérieur de la paroi ${wall}, du côté des charnières : en bas sur le fond du meuble, devant à fleur du bord.`,
        'Marquer les trous et percer. Régler une butée de profondeur, pour ne pas traverser la paroi.',
        `Fixer le support à la paroi ${wall} avec les vis fournies et le mettre de niveau.`,
        'Visser l’entraîneur à l’intérieur de la porte, à la hauteur du support, et l’accrocher au support.',
        `Mettre le bac en place et ouvrir lentement la porte : le bac pivote vers l’avant, le meuble reste libre à ${free}. Rien ne doit frotter à la fermeture.`,
      ]
    },
  },
} as const satisfies Record<Locale, AssemblyWords>
