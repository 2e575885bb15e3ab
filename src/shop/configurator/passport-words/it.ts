import type { PassportWords } from './passport-words.ts'

export const it: PassportWords = {
  locale: 'it-IT',
  job: 'Commessa',
  measured: {
    fits: 'Adatto alle Sue misure',
    'fits-assumed': 'Adatto alle Sue misure, con supposizioni',
    'no-fit': 'Non adatto alle Sue misure',
    unchecked: 'Le Sue misure',
  },
  systemTypes: {
    complete: 'sistema completo',
    'existing-pullout': 'cassetto esistente',
    'swing-door': 'anta a battente',
    'free-standing': 'indipendente',
  },
  lengths: {
    bodyWidth: 'larghezza del mobile',
    installationHeight: "altezza d'incasso",
    installationDepth: "profondità d'incasso",
    bodyDepth: 'profondità del mobile',
    edgeWidth: 'larghezza del bordo',
    insideWidth: 'luce interna',
    fullWidth: 'larghezza totale',
    sideWallThickness: 'spessore del fianco',
    drawerBackToFront: 'distanza dal bordo posteriore del cassetto al frontale',
  },
  drawerSystem: 'sistema cassetto',
  drawers: { unknown: 'sconosciuto', wooden: 'cassetto in legno' },
  twoDoors: '2 ante',
  hinge: { left: 'cerniere a sinistra', right: 'cerniere a destra' },
  usable: 'Spazio utile',
  sides: { width: 'larghezza', height: 'altezza', depth: 'profondità' },
  assumed: 'Supposto',
  assumptions: {
    ASSUMED_SIDE_WALL: 'spessore abituale del fianco',
    ASSUMED_DRAWER_SYSTEM: 'sistema cassetto più largo',
    ASSUMED_DEPTH: 'profondità stimata da quella del mobile',
  },
  filler: 'Adatto con',
  rules: 'regole',
  colon: ':',
}
