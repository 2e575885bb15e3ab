import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  title: 'Caisse',
  steps: {
    label: 'Étapes',
    address: 'Vos données',
    shipping: 'Livraison et paiement',
    review: 'Vérifier et commander',
  },
  continue: { shipping: 'Continuer : livraison et paiement', review: 'Continuer : vérification' },
  back: 'Retour',
  change: 'Modifier',
  changeOf: (part) => `Modifier : ${part}`,
  required: 'Les champs marqués d’un * sont obligatoires.',
  optional: 'facultatif',
  choose: 'Veuillez choisir',
  guest: {
    text: 'Vous commandez en tant qu’invité, sans compte.',
    login: 'Se connecter',
    haveAccount: 'Vous avez un compte ?',
    loggedIn: (name) => `Connecté en tant que ${name}`,
    addresses: 'Gérer les adresses',
  },
  loginRequired: {
    title: 'Veuillez vous connecter',
    text: 'Dans cette boutique, il faut un compte client pour envoyer une commande.',
    register: 'Ouvrir un compte',
  },
  person: {
    title: 'Vos données',
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
    vatId: 'Numéro de TVA',
    street: 'Rue',
    houseNumber: 'Numéro',
    additional: 'Complément, p. ex. étage',
    zipcode: 'Code postal',
    city: 'Localité',
    country: 'Pays',
    updateCountry: 'Valider le pays',
    state: 'Région',
    states: { CH: 'Canton', DE: 'Land', AT: 'Land', IT: 'Province', ES: 'Province', LI: 'Commune' },
    phone: 'Téléphone',
    phoneHint: 'Seulement pour des questions sur la livraison.',
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
    none: 'Nous ne pouvons pas livrer cette commande dans ce pays. Veuillez nous écrire.',
    free: 'gratuite',
  },
  payment: {
    title: 'Mode de paiement',
    none: 'Il n’y a pas de mode de paiement pour cette commande. Veuillez nous écrire.',
  },
  review: {
    title: 'Vérifier et commander',
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
  success: {
    title: 'Merci de votre commande',
    number: 'Numéro de commande',
    mail: (email) => `La confirmation est en route vers ${email}.`,
    next: 'La suite',
    invoice: 'Vous recevez une facture, à payer dans les 30 jours.',
    prepayment: (total, number) =>
      `Veuillez virer ${total} avec la mention « ${number} ». Nos coordonnées bancaires figurent dans la confirmation. Nous expédions dès réception du paiement.`,
    otherPayment: (method) => `Mode de paiement : ${method}`,
    dispatch: 'Dès que le colis est en route, vous recevez un e-mail avec le numéro de suivi.',
    pickup: 'Nous vous écrivons dès que tout est prêt à être retiré.',
    download: 'Vous trouverez vos téléchargements dans la confirmation dès réception du paiement.',
    order: 'Votre commande',
    shopOn: 'Retour à la boutique',
    help: 'Question sur la commande',
    print: 'Cette page reste accessible à la même adresse.',
  },
  gateway: {
    title: 'Passer au paiement',
    text: (seconds) =>
      seconds === 1
        ? 'Vous passez au paiement dans 1 seconde.'
        : `Vous passez au paiement dans ${seconds} secondes.`,
    go: 'Payer maintenant',
  },
  paid: {
    title: 'Merci, votre paiement est arrivé',
    text: (number) => `Votre commande ${number} est payée. La confirmation arrive par e-mail.`,
    seeOrder: 'Voir la commande',
  },
  unpaid: {
    title: 'Le paiement n’a pas abouti',
    text: (number) =>
      `Votre commande ${number} est enregistrée, mais pas encore payée. Veuillez réessayer ou contacter notre service.`,
    retry: 'Réessayer',
    support: 'Obtenir de l’aide',
  },
  guestOrder: {
    title: 'Voir la commande',
    text: 'Pour votre sécurité : veuillez indiquer l’adresse e-mail et le code postal de l’adresse de facturation de cette commande.',
    show: 'Afficher la commande',
    wrong: 'L’adresse e-mail et le code postal ne correspondent pas à cette commande.',
    expired: 'Ce lien n’est plus valable. Écrivez-nous, nous vous aidons volontiers.',
    foreign: 'Nous ne pouvons pas afficher cette commande ici',
    foreignText: 'Ouvrez le lien de votre confirmation ou connectez-vous.',
  },
}
