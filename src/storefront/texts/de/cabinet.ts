import { de as purpose } from '../../../shop/configurator/passport-words/de.ts'

/** The cabinets somebody measured, and what is said of products that fit the chosen one. */
export const cabinet = {
  title: 'Meine Schränke',
  text: 'Ihre Maße bleiben in diesem Browser; mit einem Konto sind sie auf allen Ihren Geräten. Am gewählten Schrank messen wir jedes Produkt im Shop.',
  save: 'Diesen Schrank merken',
  saved: 'Der Schrank ist gemerkt. Passende Produkte tragen jetzt überall einen Hinweis.',
  manage: 'Meine Schränke ansehen',
  choose: 'Gewählter Schrank',
  name: 'Name',
  fits: 'Was passt',
  fitsOf: (name: string) => `Was passt: ${name}`,
  forget: 'Vergessen',
  forgetOf: (name: string) => `${name} vergessen`,
  /** How a cabinet is called, here and in the middle of a sentence. */
  mine: (name: string) => `Mein Schrank: ${name}`,
  plain: (width: string) => `${width}er-Schrank`,
  plainUnnamed: 'Mein Schrank',
  ofWidth: (width: string) => `Ihren ${width}er-Schrank`,
  named: (name: string) => `Ihren Schrank „${name}“`,
  unnamed: 'Ihren Schrank',
  badge: {
    fits: (name: string) => `Passt in ${name}`,
    'fits-assumed': (name: string) => `Passt voraussichtlich in ${name}`,
  },
  /** Of accessories and spare parts, by the systems they belong to; and of assembly sheets, by the side of the hinges. */
  part: {
    fits: (name: string) => `Für ${name}`,
    'fits-assumed': (name: string) => `Voraussichtlich für ${name}`,
    'no-fit': (name: string) => `Nicht für ${name}`,
  },
  unfit: (name: string) => `Passt nach Ihren Maßen nicht in ${name}.`,
  only: (name: string) => `Nur was in ${name} passt`,
  purpose,
}
