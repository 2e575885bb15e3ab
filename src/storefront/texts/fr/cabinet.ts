import { fr as purpose } from '../../../shop/configurator/passport-words/fr.ts'
import type { Texts } from '../texts.ts'

export const cabinet: Texts['cabinet'] = {
  title: 'Mes meubles',
  text: 'Vos mesures restent dans ce navigateur\u00a0; avec un compte, elles sont sur tous vos appareils. Chaque produit de la boutique est comparé au meuble choisi.',
  save: 'Mémoriser ce meuble',
  saved: 'Le meuble est mémorisé. Les produits qui conviennent le signalent désormais partout.',
  manage: 'Voir mes meubles',
  choose: 'Meuble choisi',
  name: 'Nom',
  fits: 'Ce qui convient',
  fitsOf: (name) => `Ce qui convient\u00a0: ${name}`,
  forget: 'Oublier',
  forgetOf: (name) => `Oublier ${name}`,
  mine: (name) => `Mon meuble\u00a0: ${name}`,
  plain: (width) => `Meuble de ${width}`,
  plainUnnamed: 'Mon meuble',
  ofWidth: (width) => `votre meuble de ${width}`,
  named: (name) => `votre meuble «\u00a0${name}\u00a0»`,
  unnamed: 'votre meuble',
  badge: {
    fits: (name) => `Convient à ${name}`,
    'fits-assumed': (name) => `Devrait convenir à ${name}`,
  },
  part: {
    fits: (name) => `Pour ${name}`,
    'fits-assumed': (name) => `Probablement pour ${name}`,
    'no-fit': (name) => `Pas pour ${name}`,
  },
  unfit: (name) => `D’après vos mesures, ne convient pas à ${name}.`,
  only: (name) => `Uniquement ce qui convient à ${name}`,
  purpose,
}
