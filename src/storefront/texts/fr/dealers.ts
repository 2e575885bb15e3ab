import type { Texts } from '../texts.ts'

export const dealers: Texts['dealers'] = {
  title: 'Revendeurs près de chez vous',
  intro: 'Les cuisinistes présentent les systèmes et les montent, les grossistes les ont en stock.',
  form: {
    label: 'Trouver un revendeur',
    search: 'Localité ou code postal',
    example: 'p. ex. 1204, Genève, Bâle',
    type: 'Type',
    anyType: 'Tous les revendeurs',
    country: 'Pays',
    anyCountry: 'Tous les pays',
    submit: 'Chercher des revendeurs',
  },
  types: { 'kitchen-professional': 'Cuisiniste', wholesale: 'Grossiste' },
  typesOf: { 'kitchen-professional': 'Cuisinistes', wholesale: 'Grossistes' },
  services: { exhibition: 'Exposition', assembly: 'Montage', 'spare-parts': 'Pièces de rechange' },
  nearest: (count, place) =>
    count === 1
      ? `Le revendeur le plus proche de ${place}`
      : `Les ${count} revendeurs les plus proches de ${place}`,
  inCountry: (count, country) =>
    count === 1 ? `Un revendeur : ${country}` : `${count} revendeurs : ${country}`,
  all: (count) => `Les ${count} revendeurs`,
  titleFor: (place) => `Revendeurs près de ${place}`,
  similar: (typed, place) => `Nous ne connaissons pas « ${typed} » ; voici ${place}.`,
  near: (typed, place) =>
    `Nous ne connaissons pas exactement la localité de ${typed} ; la recherche part de ${place}.`,
  which: 'De quelle localité s’agit-il ?',
  whichText: (typed) => `Il y a plusieurs localités pour « ${typed} ».`,
  unknown: (typed) => `Nous n’avons pas trouvé « ${typed} »`,
  unknownText:
    'Essayez avec le code postal, de préférence précédé du pays, ou avec la grande ville la plus proche.',
  none: 'Aucun revendeur pour ce choix',
  noneText:
    'Sans filtre, vous trouverez certainement quelqu’un. Ou écrivez-nous : nous vous indiquerons un partenaire.',
  showAll: 'Afficher tous les revendeurs',
  withoutFilter: 'Chercher sans filtre',
  askUs: 'Nous demander',
  askSubject: (place) => `Je cherche un revendeur près de ${place}`,
  map: (count) => `Carte avec ${count} revendeurs`,
  mapOf: (place) => `Carte : revendeurs autour de ${place}`,
  onMap: (order) => `Montrer le numéro ${order} sur la carte`,
  pin: (order, name, city) => `${order} : ${name}, ${city}`,
  you: 'Localité cherchée',
  credit: 'Carte : Natural Earth ; OFS, ThemaKart',
  kilometres: (distance) => `${distance} km`,
  hours: 'Heures d’ouverture',
  hoursNote: 'Les horaires peuvent changer les jours fériés. Mieux vaut appeler avant.',
  lines: 'Exposé',
  offers: 'Services',
  speaks: 'Langues',
  languages: { de: 'allemand', en: 'anglais', it: 'italien', fr: 'français' },
  call: 'Appeler',
  write: 'Écrire',
  website: 'Site web',
  route: 'Itinéraire',
  routeTo: (name) => `Itinéraire jusqu’à ${name} sur openstreetmap.org`,
  visit: 'Visiter l’exposition',
  assembly: 'Demander le montage',
  days: { mon: 'lu', tue: 'ma', wed: 'me', thu: 'je', fri: 've', sat: 'sa', sun: 'di' },
  until: (first, last) => `${first}–${last}`,
}
