import type { PassportWords } from './passport-words.ts'

export const fr: PassportWords = {
  locale: 'fr-FR',
  job: 'Chantier',
  measured: {
    fits: 'Convient à vos mesures',
    'fits-assumed': 'Convient à vos mesures, sous réserve',
    'no-fit': 'Ne convient pas à vos mesures',
    unchecked: 'Vos mesures',
  },
  systemTypes: {
    complete: 'système complet',
    'existing-pullout': 'coulissant existant',
    'swing-door': 'porte battante',
    'free-standing': 'sur pied',
  },
  lengths: {
    bodyWidth: 'largeur du caisson',
    installationHeight: "hauteur d'encastrement",
    installationDepth: "profondeur d'encastrement",
    bodyDepth: 'profondeur du caisson',
    edgeWidth: 'largeur du bord',
    insideWidth: 'largeur intérieure libre',
    fullWidth: 'largeur totale',
    sideWallThickness: 'épaisseur de la paroi',
    drawerBackToFront: 'distance du bord arrière du tiroir à la façade',
  },
  drawerSystem: 'système de tiroir',
  drawers: { unknown: 'inconnu', wooden: 'tiroir en bois' },
  twoDoors: '2 portes',
  hinge: { left: 'charnières à gauche', right: 'charnières à droite' },
  usable: 'Espace utile',
  sides: { width: 'largeur', height: 'hauteur', depth: 'profondeur' },
  assumed: 'Supposé',
  assumptions: {
    ASSUMED_SIDE_WALL: 'épaisseur de paroi courante',
    ASSUMED_DRAWER_SYSTEM: 'système de tiroir le plus large',
    ASSUMED_DEPTH: 'profondeur estimée d’après celle du caisson',
  },
  filler: 'Convient avec',
  rules: 'règles',
  colon: '\u00a0:',
}
