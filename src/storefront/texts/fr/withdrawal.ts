import type { Texts } from '../texts.ts'

export const withdrawal: Texts['withdrawal'] = {
  title: 'Renoncer au contrat ici',
  text: 'Vous pouvez ici vous rétracter d’un contrat conclu avec nous, sans vous connecter et sans indiquer de motif. À l’étape suivante, vous revoyez le tout et confirmez.',
  info: 'Délais et retours',
  fields: {
    name: 'Prénom et nom',
    contract: 'Numéro de commande ou contrat',
    email: 'Adresse e-mail',
    items: 'Seulement certains articles\u00a0? (facultatif)',
    message: 'Message (facultatif)',
  },
  hints: {
    contract:
      'Le numéro figure dans la confirmation de commande. Si vous ne l’avez pas, indiquez ce que vous avez commandé et quand.',
    email: 'Nous y envoyons l’accusé de réception.',
    items: 'Sans indication, vous vous rétractez du contrat entier.',
    goods: 'Sans choix, vous vous rétractez du contrat entier.',
  },
  all: 'Le contrat entier',
  required: 'Les champs marqués * sont nécessaires.',
  next: 'Continuer vers la confirmation',
  confirm: {
    items: 'Objet de la rétractation',
    message: 'Message',
    title: 'Vérifier et confirmer la rétractation',
    text: 'Votre rétractation n’est déclarée que lorsque vous la confirmez ici.',
    yes: 'Confirmer la rétractation',
    change: 'Modifier les indications',
  },
  done: {
    title: 'Nous avons reçu votre rétractation',
    received: 'Reçue le',
    mail: 'Nous vous envoyons par e-mail un accusé de réception avec le contenu de votre déclaration et l’heure exacte.',
    next: 'Nous vous écrirons au sujet du retour et du remboursement.',
    shopOn: 'À la page d’accueil',
    info: 'Rétractation et retours',
  },
}
