import type { Weekday } from '../../../values/opening-hours.ts'

type Days = Readonly<Record<Weekday, string>>

/** The page of dealers: how one asks, what is found, and what stands beside a dealer. */
export const dealers = {
  title: 'Händler in Ihrer Nähe',
  intro: 'Küchenprofis zeigen die Systeme und bauen sie ein, Großhändler haben sie am Lager.',
  form: {
    label: 'Händler suchen',
    search: 'Ort oder Postleitzahl',
    example: 'z. B. 8001, Bozen, Genf',
    type: 'Art',
    anyType: 'Alle Händler',
    country: 'Land',
    anyCountry: 'Alle Länder',
    submit: 'Händler suchen',
  },
  types: { 'kitchen-professional': 'Küchenprofi', wholesale: 'Großhandel' },
  typesOf: { 'kitchen-professional': 'Küchenprofis', wholesale: 'Großhändler' },
  services: {
    exhibition: 'Ausstellung',
    assembly: 'Montage',
    'spare-parts': 'Ersatzteile',
  },
  nearest: (count: number, place: string) =>
    count === 1 ? `Der nächste Händler bei ${place}` : `Die ${count} nächsten Händler bei ${place}`,
  inCountry: (count: number, country: string) =>
    count === 1 ? `Ein Händler: ${country}` : `${count} Händler: ${country}`,
  all: (count: number) => `Alle ${count} Händler`,
  titleFor: (place: string) => `Händler bei ${place}`,
  similar: (typed: string, place: string) => `„${typed}“ kennen wir nicht; gezeigt wird ${place}.`,
  near: (typed: string, place: string) =>
    `Den Ort zu ${typed} kennen wir nicht genau; gesucht haben wir von ${place} aus.`,
  which: 'Welcher Ort ist gemeint?',
  whichText: (typed: string) => `„${typed}“ gibt es mehrmals.`,
  unknown: (typed: string) => `„${typed}“ haben wir nicht gefunden`,
  unknownText:
    'Versuchen Sie es mit der Postleitzahl, am besten mit dem Land davor, oder mit der nächsten größeren Stadt.',
  none: 'Für diese Auswahl gibt es keinen Händler',
  noneText:
    'Ohne Einschränkung finden Sie sicher jemanden. Oder schreiben Sie uns: Wir nennen Ihnen einen Partner.',
  showAll: 'Alle Händler zeigen',
  withoutFilter: 'Ohne Einschränkung suchen',
  askUs: 'Uns fragen',
  askSubject: (place: string) => `Händler bei ${place} gesucht`,
  map: (count: number) => `Karte mit ${count} Händlern`,
  mapOf: (place: string) => `Karte: Händler um ${place}`,
  onMap: (order: number) => `Nummer ${order} auf der Karte zeigen`,
  pin: (order: number, name: string, city: string) => `${order}: ${name}, ${city}`,
  you: 'Gesuchter Ort',
  credit: 'Karte: Natural Earth; BFS, ThemaKart',
  kilometres: (distance: string) => `${distance} km`,
  more: 'Öffnungszeiten und Angebot',
  toMap: 'Zur Karte',
  hours: 'Öffnungszeiten',
  hoursNote: 'An Feiertagen kann es anders sein. Ein Anruf vorher lohnt sich.',
  lines: 'Ausgestellt',
  offers: 'Angebot',
  speaks: 'Sprachen',
  languages: { de: 'Deutsch', en: 'Englisch', it: 'Italienisch', fr: 'Französisch' } as Readonly<
    Record<string, string>
  >,
  call: 'Anrufen',
  write: 'Schreiben',
  website: 'Website',
  route: 'Route',
  routeTo: (name: string) => `Route zu ${name} auf openstreetmap.org`,
  visit: 'Ausstellung ansehen',
  assembly: 'Montage anfragen',
  days: { mon: 'Mo', tue: 'Di', wed: 'Mi', thu: 'Do', fri: 'Fr', sat: 'Sa', sun: 'So' } as Days,
  until: (first: string, last: string) => `${first}–${last}`,
}
