import type { PassportWords } from './passport-words.ts'

export const de: PassportWords = {
  locale: 'de-DE',
  job: 'Kommission',
  measured: {
    fits: 'Passt nach Ihren Maßen',
    'fits-assumed': 'Passt nach Ihren Maßen, unter Annahmen',
    'no-fit': 'Passt nach Ihren Maßen nicht',
    unchecked: 'Ihre Maße',
  },
  systemTypes: {
    complete: 'Komplettsystem',
    'existing-pullout': 'bestehender Auszug',
    'swing-door': 'Drehtür',
    'free-standing': 'freistehend',
  },
  lengths: {
    bodyWidth: 'Korpusbreite',
    installationHeight: 'Einbauhöhe',
    installationDepth: 'Einbautiefe',
    bodyDepth: 'Korpustiefe',
    edgeWidth: 'Kantenbreite',
    insideWidth: 'lichte Innenbreite',
    fullWidth: 'Gesamtbreite',
    sideWallThickness: 'Seitenwandstärke',
    drawerBackToFront: 'Abstand Schubladenhinterkante bis Front',
  },
  drawerSystem: 'Schubladensystem',
  drawers: { unknown: 'unbekannt', wooden: 'Holzschublade' },
  twoDoors: '2 Türen',
  hinge: { left: 'Band links', right: 'Band rechts' },
  usable: 'Nutzbar',
  sides: { width: 'Breite', height: 'Höhe', depth: 'Tiefe' },
  assumed: 'Angenommen',
  assumptions: {
    ASSUMED_SIDE_WALL: 'übliche Seitenwandstärke',
    ASSUMED_DRAWER_SYSTEM: 'breitestes Schubladensystem',
    ASSUMED_DEPTH: 'Tiefe aus der Korpustiefe geschätzt',
  },
  filler: 'Passt mit',
  rules: 'Prüfregeln',
  colon: ':',
}
