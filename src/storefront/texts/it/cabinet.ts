import { it as purpose } from '../../../shop/configurator/passport-words/it.ts'
import type { Texts } from '../texts.ts'

export const cabinet: Texts['cabinet'] = {
  title: 'I miei mobili',
  text: 'Le Sue misure restano in questo browser; con un conto sono su tutti i Suoi dispositivi. Ogni prodotto del negozio viene confrontato con il mobile scelto.',
  save: 'Ricorda questo mobile',
  saved: 'Il mobile è memorizzato. I prodotti adatti ora lo segnalano ovunque.',
  manage: 'Vedi i miei mobili',
  choose: 'Mobile scelto',
  name: 'Nome',
  fits: 'Che cosa è adatto',
  fitsOf: (name) => `Che cosa è adatto: ${name}`,
  forget: 'Dimentica',
  forgetOf: (name) => `Dimentica ${name}`,
  mine: (name) => `Il mio mobile: ${name}`,
  plain: (width) => `Mobile da ${width}`,
  plainUnnamed: 'Il mio mobile',
  ofWidth: (width) => `Suo mobile da ${width}`,
  named: (name) => `Suo mobile «${name}»`,
  unnamed: 'Suo mobile',
  badge: {
    fits: (name) => `Adatto al ${name}`,
    'fits-assumed': (name) => `Dovrebbe essere adatto al ${name}`,
  },
  part: {
    fits: (name) => `Per il ${name}`,
    'fits-assumed': (name) => `Probabilmente per il ${name}`,
    'no-fit': (name) => `Non per il ${name}`,
  },
  unfit: (name) => `Secondo le Sue misure non è adatto al ${name}.`,
  only: (name) => `Solo ciò che è adatto al ${name}`,
  purpose,
}
