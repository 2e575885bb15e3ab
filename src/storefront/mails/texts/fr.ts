import { fr as purpose } from '../../../shop/configurator/passport-words/fr.ts'
import { fr as account } from './account/fr.ts'
import type { MailTexts } from './de.ts'

export const fr: MailTexts = {
  colon: '\u00a0:',
  subject: (number) => `Votre commande ${number} chez Trennwerk`,
  preview: (total) => `Merci\u00a0! Nous avons reçu votre commande de ${total}.`,
  thanks: 'Merci de votre commande. Nous l’avons reçue et vous en confirmons la réception.',
  order: 'Commande',
  orderedOn: (day) => `du ${premier(day)}`,
  item: 'Article',
  pieces: (quantity) => (quantity === 1 ? '1 pièce' : `${quantity} pièces`),
  each: (price) => `${price} la pièce`,
  itemNumber: (number) => `N° d’art. ${number}`,
  purpose,
  account,
  positions: 'Sous-total',
  shipping: (method) => `Livraison\u00a0: ${method}`,
  free: 'gratuite',
  tax: (rate) => `dont TVA ${rate} %`,
  taxOnTop: (rate) => `plus TVA ${rate} %`,
  taxFree: 'livré hors TVA',
  rounding: 'Arrondi',
  total: 'Total',
  delivery: 'Livraison',
  arrives: (earliest, latest) =>
    earliest === latest
      ? `livraison prévue le ${premier(earliest)}`
      : `livraison prévue entre le ${premier(earliest)} et le ${premier(latest)}`,
  downloads: 'Téléchargements',
  download:
    'Vous pourrez télécharger vos fichiers par le lien vers votre commande dès réception du paiement.',
  freeDownload: 'Vous pouvez télécharger vos fichiers par le lien vers votre commande.',
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  payment: 'Paiement',
  prepayment: (total) =>
    `Veuillez virer ${total} sur le compte suivant. Nous expédions dès réception de votre paiement.`,
  invoice:
    'Vous trouverez un lien vers la facture dans ce message. Veuillez la régler dans les 30 jours suivant la réception de la marchandise.',
  nothingToPay: 'Il n’y a rien à payer.',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banque',
  reference: 'Motif du versement',
  comment: 'Votre remarque',
  withdrawal: 'Rétractation et retour',
  byLaw: (days) =>
    `Vous pouvez vous rétracter du contrat dans les ${days} jours suivant la réception de la marchandise sans indiquer de motif, par exemple par «\u00a0Renoncer au contrat ici\u00a0» au bas de chaque page de notre boutique ou par un message à l’adresse ci-dessous.`,
  byPromise: (hasLaw) =>
    hasLaw
      ? 'Indépendamment de cela, nous reprenons la marchandise non utilisée pendant 30 jours et en remboursons le prix.'
      : 'Nous reprenons la marchandise non utilisée pendant 30 jours et en remboursons le prix.',
  waived:
    'Pour les téléchargements, vous avez consenti à ce que nous commencions avant la fin du délai\u00a0; le droit de rétractation s’éteint ainsi.',
  see: 'Voir la commande',
  seeHint:
    'Sur un autre appareil, nous vous demandons par sécurité votre adresse e-mail et votre code postal.',
  questions: (email, phone) => `Des questions\u00a0? Écrivez à ${email} ou appelez le ${phone}.`,
  paid: {
    subject: (number) => `Paiement reçu\u00a0: commande ${number}`,
    text: (total, number) =>
      `Nous avons reçu votre paiement de ${total} pour la commande ${number}. Merci\u00a0!`,
    next: 'Nous préparons votre envoi et vous écrirons dès qu’il sera en route.',
  },
  failed: {
    subject: (number) => `Paiement non abouti\u00a0: commande ${number}`,
    text: (number) => `Le paiement de votre commande ${number} n’a pas abouti. Rien n’a été débité.`,
    keeps: 'Votre commande reste valable. Essayez encore une fois ou choisissez un autre mode de paiement.',
    again: 'Payer maintenant',
  },
  changed: {
    subject: (number) => `Nouveau mode de paiement\u00a0: commande ${number}`,
    text: (number, method) => `Votre commande ${number} se règle désormais ainsi\u00a0: ${method}.`,
  },
  shipped: {
    subject: (number) => `En route\u00a0: votre commande ${number}`,
    text: (number) => `Votre commande ${number} est en route.`,
    partly: (number) => `Une partie de votre commande ${number} est en route. Le reste suivra.`,
    codes: 'Numéro de suivi',
  },
  cancelled: {
    subject: (number) => `Annulée\u00a0: votre commande ${number}`,
    text: (number) => `Votre commande ${number} est annulée. Vous n’avez rien à payer.`,
    next: 'Si un paiement était déjà en cours, nous vous le rembourserons.',
  },
  refunded: {
    subject: (number) => `Remboursement\u00a0: commande ${number}`,
    text: (total, number) => `Nous vous avons remboursé ${total} pour la commande ${number}.`,
    next: 'Selon votre banque, il peut s’écouler quelques jours jusqu’à ce que le montant soit sur votre compte.',
  },
  withdrawn: {
    subject: (contract) => `Accusé de réception de votre rétractation\u00a0: ${contract}`,
    hello: (name) => `Bonjour ${name}`,
    text: (moment) => `Nous accusons réception de votre rétractation, reçue le ${moment}.`,
    declared: 'Votre déclaration',
    name: 'Nom',
    email: 'Adresse e-mail',
    contract: 'Contrat',
    items: 'Objet de la rétractation',
    all: 'le contrat entier',
    message: 'Votre message',
    received: 'Reçue le',
    next: 'Nous vous écrirons au sujet du retour et du remboursement. Conservez cet e-mail comme preuve.',
  },
  enquired: {
    subject: {
      contact: 'Votre message à Trennwerk',
      exhibition: 'Votre demande de visite d’une exposition',
      assembly: 'Votre demande de montage',
    },
    hello: 'Bonjour',
    text: {
      contact: (moment: string) => `Nous avons bien reçu votre message le ${moment}. Merci\u00a0!`,
      exhibition: (moment: string) =>
        `Nous avons bien reçu le ${moment} votre demande de voir nos systèmes dans une exposition. Merci\u00a0!`,
      assembly: (moment: string) =>
        `Nous avons bien reçu votre demande de montage le ${moment}. Merci\u00a0!`,
    },
    dealer: 'Partenaire souhaité',
    next: 'Nous vous répondons dès que possible, en règle générale sous un jour ouvré.',
    copy: 'Votre message',
    notYou:
      'Vous ne nous avez pas écrit\u00a0? Quelqu’un s’est alors trompé d’adresse, et vous n’avez rien à faire.',
  },
  newsletter: {
    subject: 'Veuillez confirmer\u00a0: la newsletter de Trennwerk',
    hello: 'Bonjour',
    why: 'Quelqu’un souhaite recevoir la newsletter de Trennwerk à cette adresse. Si c’est vous, veuillez le confirmer par ce lien.',
    button: 'Confirmer la newsletter',
    leave: 'Vous pouvez vous désabonner à tout moment d’un clic sur notre page.',
    notYou:
      'Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: sans confirmation, nous n’envoyons rien.',
    welcome: {
      subject: 'La newsletter de Trennwerk arrive',
      why: 'Merci, votre adresse est confirmée. Nous vous écrirons lorsqu’il y aura du nouveau\u00a0: systèmes, guides, offres.',
      leave: 'Se désabonner de la newsletter',
      because:
        'Vous recevez ce message parce que vous avez demandé la newsletter. Un clic suffit pour vous retirer de la liste.',
    },
  },
  withdraw: 'Renoncer au contrat ici',
  files: 'Vos fichiers et documents',
  vatId: (id) => `N° TVA ${id}`,
}

/** The first of a month has its own form. */
const premier = (day: string): string => day.replace(/^1 /, '1er ')
