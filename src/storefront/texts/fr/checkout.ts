import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  title: 'Caisse',
  sections: {
    address: 'Vos données',
    shipping: 'Livraison et paiement',
    review: 'Vérifier et commander',
  },
  continue: { shipping: 'Continuer\u00a0: livraison et paiement', review: 'Continuer\u00a0: vérification' },
  change: 'Modifier',
  changeOf: (part) => `Modifier\u00a0: ${part}`,
  required: 'Les champs marqués d’un * sont obligatoires.',
  optional: 'facultatif',
  choose: 'Veuillez choisir',
  guest: {
    text: 'Vous commandez en tant qu’invité, sans compte.',
    login: 'Se connecter',
    haveAccount: 'Vous avez un compte\u00a0?',
    loggedIn: (name) => `Connecté en tant que ${name}`,
    addresses: 'Gérer les adresses',
  },
  /** For an account whose profile or address has none. */
  salutation: {
    text: 'Il nous manque encore une civilité pour cette commande. Nous la garderons dans votre compte.',
    save: 'Utiliser cette civilité',
  },
  loginRequired: {
    title: 'Veuillez vous connecter',
    text: 'Dans cette boutique, il faut un compte client pour envoyer une commande.',
    register: 'Ouvrir un compte',
  },
  person: {
    email: 'Adresse e-mail',
    emailHint: 'Nous y envoyons la confirmation.',
    accountType: 'Vous commandez',
    private: 'à titre privé',
    business: 'pour une entreprise',
  },
  address: {
    shipping: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    billingDiffers: 'La facture va à une autre adresse',
    sameAsShipping: 'comme l’adresse de livraison',
    salutation: 'Civilité',
    firstName: 'Prénom',
    lastName: 'Nom',
    company: 'Entreprise',
    vatIds: {
      CH: 'IDE / n° TVA',
      LI: 'N° TVA',
      DE: 'N° TVA (USt-IdNr.)',
      AT: 'N° TVA (UID-Nr.)',
      IT: 'N° TVA (Partita IVA)',
      NL: 'N° TVA (Btw-id)',
      BE: 'N° TVA',
      ES: 'N° TVA (NIF-IVA)',
    },
    street: 'Rue',
    houseNumber: 'Numéro',
    additional: 'Complément, p. ex. étage',
    zipcode: 'Code postal',
    city: 'Localité',
    cityFilled: (city: string) => `${city} complété`,
    whichCity: 'De quelle localité s’agit-il\u00a0?',
    country: 'Pays',
    updateCountry: 'Valider le pays',
    state: 'Région',
    states: { CH: 'Canton', DE: 'Land', AT: 'Land', IT: 'Province', ES: 'Province', LI: 'Commune' },
    phone: 'Téléphone',
    phoneHint: 'Seulement pour des questions sur la livraison',
    example: (example) => `p. ex. ${example}`,
  },
  privacy: {
    before: 'J’ai lu la ',
    link: 'déclaration de protection des données',
    after: ' et j’accepte que mes données soient traitées pour la commande.',
    short: 'Protection des données',
  },
  shipping: {
    title: 'Mode de livraison',
    days: (from, to) =>
      to === 0
        ? 'immédiatement'
        : from === to
          ? `${to} ${to === 1 ? 'jour ouvrable' : 'jours ouvrables'}`
          : `${from}–${to} jours ouvrables`,
    arrives: (from, to) => (from === to ? `Arrivée le ${from}` : `Arrivée ${from} – ${to}`),
    ready: (from, to) =>
      from === to ? `Prêt à être retiré dès ${from}` : `Prêt à être retiré entre ${from} et ${to}`,
    none: 'Nous ne pouvons pas livrer cette commande dans ce pays. Veuillez nous écrire.',
    free: 'gratuite',
  },
  payment: {
    title: 'Mode de paiement',
    none: 'Il n’y a pas de mode de paiement pour cette commande. Veuillez nous écrire.',
  },
  review: {
    products: 'Articles',
    comment: 'Remarque sur la commande',
    commentHint: 'Par exemple votre référence, ou l’endroit où le colis peut être déposé.',
    terms: {
      before: 'J’accepte les ',
      link: 'conditions générales',
      after: '.',
      short: 'Conditions générales',
    },
    withdrawal: {
      before: 'J’ai pris connaissance des ',
      link: 'informations sur la rétractation',
      after: '.',
    },
    waiver:
      'J’accepte que le téléchargement commence aussitôt et sais que je perds ainsi mon droit de rétractation.',
    waiverShort: 'Téléchargement immédiat',
    button: 'Commande avec obligation de paiement',
    sending: 'Commande en cours …',
    changed: (before, now) => `Le total était de ${before} et est maintenant de ${now}.`,
    nothingOrdered: 'Rien n’a encore été commandé',
    secure: 'Votre commande est transmise de manière chiffrée.',
  },
}
