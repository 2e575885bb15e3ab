import { en as purpose } from '../../../shop/configurator/passport-words/en.ts'
import type { Texts } from '../texts.ts'

export const cabinet: Texts['cabinet'] = {
  title: 'My cabinets',
  text: 'Your measurements stay in this browser; with an account they are on all your devices. Every product in the shop is measured against the chosen cabinet.',
  save: 'Remember this cabinet',
  saved: 'The cabinet is remembered. Products that fit now say so wherever you see them.',
  manage: 'See my cabinets',
  choose: 'Chosen cabinet',
  name: 'Name',
  fits: 'What fits',
  fitsOf: (name) => `What fits: ${name}`,
  forget: 'Forget',
  forgetOf: (name) => `Forget ${name}`,
  mine: (name) => `My cabinet: ${name}`,
  plain: (width) => `${width} cabinet`,
  plainUnnamed: 'My cabinet',
  ofWidth: (width) => `your ${width} cabinet`,
  named: (name) => `your cabinet “${name}”`,
  unnamed: 'your cabinet',
  badge: {
    fits: (name) => `Fits ${name}`,
    'fits-assumed': (name) => `Should fit ${name}`,
  },
  part: {
    fits: (name) => `For ${name}`,
    'fits-assumed': (name) => `Probably for ${name}`,
    'no-fit': (name) => `Not for ${name}`,
  },
  unfit: (name) => `By your measurements this does not fit ${name}.`,
  only: (name) => `Only what fits ${name}`,
  purpose,
}
