import type { AccountTexts } from './de.ts'

export const fr: AccountTexts = {
  'registration-confirmation': {
    subject: 'Veuillez confirmer votre inscription chez Trennwerk',
    why: 'Bienvenue chez Trennwerk. Veuillez confirmer votre adresse e-mail afin de pouvoir utiliser votre compte.',
    button: 'Confirmer l’adresse e-mail',
    next: 'Vous êtes ensuite connecté, et le contenu de votre panier est toujours là.',
    notYou:
      'Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: sans confirmation, le compte reste fermé.',
  },
  welcome: {
    subject: 'Bienvenue chez Trennwerk',
    why: 'Nous sommes heureux de vous accueillir. Votre compte est ouvert, et vous pouvez l’utiliser dès maintenant.',
    can: 'Ce que votre compte fait pour vous',
    points: [
      'Commandes, factures et livraisons se trouvent au même endroit, et vous recommandez en un clic.',
      'Panier et liste d’envies sont les mêmes sur tous vos appareils.',
      'Les mesures de votre meuble restent enregistrées\u00a0: chaque article vous dit s’il convient.',
    ],
    button: 'Vers votre compte',
  },
  'password-recovery': {
    subject: 'Un nouveau mot de passe pour votre compte Trennwerk',
    why: 'Quelqu’un souhaite choisir un nouveau mot de passe pour votre compte. Si c’est vous, utilisez ce lien.',
    button: 'Choisir un nouveau mot de passe',
    next: 'Le lien est valable deux heures et une seule fois.',
    notYou: 'Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.',
  },
  'password-changed': {
    subject: 'Votre mot de passe Trennwerk a été modifié',
    why: (moment) =>
      `Le mot de passe de votre compte a été modifié le ${moment}. Vous êtes maintenant déconnecté sur tous vos autres appareils.`,
    notYou: 'Ce n’était pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    button: 'Choisir un nouveau mot de passe',
  },
  'email-confirmation': {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    why: (email) =>
      `Votre compte Trennwerk doit désormais appartenir à l’adresse ${email}. Veuillez confirmer que c’est la vôtre.`,
    button: 'Confirmer la nouvelle adresse',
    next: 'D’ici là, rien ne change. Le lien ne sert qu’une fois et peu de temps.',
    notYou:
      'Vous ne connaissez pas ce compte\u00a0? Quelqu’un s’est alors trompé d’adresse, et vous n’avez rien à faire.',
  },
  'email-change-asked': {
    subject: 'Votre adresse e-mail chez Trennwerk va changer',
    why: (email) =>
      `Une nouvelle adresse e-mail a été indiquée pour votre compte\u00a0: ${email}. Elle ne vaudra qu’une fois confirmée par le lien que nous y avons envoyé.`,
    notYou:
      'Ce n’était pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe\u00a0: quelqu’un connaît l’actuel.',
    button: 'Choisir un nouveau mot de passe',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail chez Trennwerk a été modifiée',
    why: (email, moment) =>
      `Depuis le ${moment}, votre compte appartient à l’adresse e-mail ${email}. Nous ne vous écrivons plus à celle-ci.`,
    notYou: 'Ce n’était pas vous\u00a0? Écrivez-nous tout de suite, afin que nous protégions votre compte.',
    button: 'Nous écrire',
  },
  'email-in-place': {
    subject: 'Votre nouvelle adresse e-mail chez Trennwerk est en place',
    why: (email) =>
      `Désormais, vous vous connectez avec ${email}, et c’est à cette adresse que nous vous écrivons.`,
    button: 'Vers votre compte',
  },
  'passkey-added': {
    subject: 'Une nouvelle clé d’accès pour votre compte Trennwerk',
    why: (name, moment) =>
      `Depuis le ${moment}, la clé d’accès «\u00a0${name}\u00a0» ouvre aussi votre compte. Votre mot de passe reste valable.`,
    notYou:
      'Ce n’était pas vous\u00a0? Supprimez-la dans votre compte et choisissez un nouveau mot de passe.',
    button: 'Vers votre compte',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès de votre compte Trennwerk a été supprimée',
    why: (name, moment) =>
      `La clé d’accès «\u00a0${name}\u00a0» a été supprimée le ${moment} et n’ouvre plus votre compte.`,
    notYou: 'Ce n’était pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    button: 'Vers votre compte',
  },
  'professional-requested': {
    subject: 'Votre demande de compte professionnel nous est parvenue',
    why: (group) =>
      `Merci de votre intérêt. Nous vérifions vos indications et vous écrirons dès que vous ferez partie du groupe «\u00a0${group}\u00a0», en règle générale sous deux jours ouvrables.`,
    next: 'D’ici là, vous achetez comme tout le monde\u00a0: votre compte est ouvert, aux prix de la boutique.',
    button: 'Vers votre compte',
  },
  'professional-approved': {
    subject: 'Vous êtes désormais client professionnel de Trennwerk',
    why: (group) =>
      `Vos indications sont vérifiées\u00a0: votre compte fait dès maintenant partie du groupe «\u00a0${group}\u00a0». Une fois connecté, vous voyez les prix de ce groupe.`,
    next: 'Pour les longues listes, il y a la commande rapide\u00a0: coller les numéros d’article, vérifier, commander.',
    button: 'Vers la commande rapide',
  },
  'professional-declined': {
    subject: 'Au sujet de votre demande de compte professionnel',
    why: (group) =>
      `Nous avons examiné votre demande et ne pouvons pas, pour le moment, ajouter votre compte au groupe «\u00a0${group}\u00a0».`,
    reason: 'Notre motif',
    next: 'Votre compte reste ouvert et vous achetez comme avant. S’il nous manque quelque chose, écrivez-nous.',
    button: 'Nous écrire',
  },
  'account-deleted': {
    subject: 'Votre compte Trennwerk a été supprimé',
    why: (moment) =>
      `Votre compte a été supprimé le ${moment}. Adresses, liste d’envies, meubles enregistrés et connexions ont disparu.`,
    next: 'La loi nous oblige à conserver les pièces de vos commandes\u00a0; nous ne les utilisons pour rien d’autre.',
    notYou: 'Ce n’était pas vous\u00a0? Écrivez-nous.',
  },
}
