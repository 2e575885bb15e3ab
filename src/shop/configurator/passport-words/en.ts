import type { PassportWords } from './passport-words.ts'

export const en: PassportWords = {
  locale: 'en-US',
  job: 'Job',
  measured: {
    fits: 'Fits your measurements',
    'fits-assumed': 'Fits your measurements, with assumptions',
    'no-fit': 'Does not fit your measurements',
    unchecked: 'Your measurements',
  },
  systemTypes: {
    complete: 'complete system',
    'existing-pullout': 'existing pull-out',
    'swing-door': 'hinged door',
    'free-standing': 'free-standing',
  },
  lengths: {
    bodyWidth: 'body width',
    installationHeight: 'installation height',
    installationDepth: 'installation depth',
    bodyDepth: 'body depth',
    edgeWidth: 'edge width',
    insideWidth: 'clear inside width',
    fullWidth: 'full width',
    sideWallThickness: 'side wall thickness',
    drawerBackToFront: 'distance from drawer back edge to front',
  },
  drawerSystem: 'drawer system',
  drawers: { unknown: 'unknown', wooden: 'wooden drawer' },
  twoDoors: '2 doors',
  hinge: { left: 'hinges on the left', right: 'hinges on the right' },
  usable: 'Usable',
  sides: { width: 'width', height: 'height', depth: 'depth' },
  assumed: 'Assumed',
  assumptions: {
    ASSUMED_SIDE_WALL: 'usual side wall thickness',
    ASSUMED_DRAWER_SYSTEM: 'widest drawer system',
    ASSUMED_DEPTH: 'depth estimated from the body depth',
  },
  filler: 'Fits with',
  rules: 'rules',
  colon: ':',
}
