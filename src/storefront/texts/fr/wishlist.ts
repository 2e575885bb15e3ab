/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count <= 1 ? `${count} produit` : `${count} produits`),
  here: 'Votre liste est conservée dans ce navigateur. Lorsque vous vous connectez, elle rejoint votre compte.',
  hereOnly: 'Votre liste est conservée dans ce navigateur et y reste.',
  synced: 'Votre liste est conservée dans votre compte et reste la même sur tous vos appareils.',
  products: 'Produits gardés',
  asking: 'Nous regardons ce que vous avez gardé.',
  failed: 'Les produits ne peuvent pas être affichés pour le moment. Veuillez recharger la page.',
  empty: {
    title: 'Rien n’est encore gardé',
    text: 'Touchez le cœur d’un produit\u00a0: il vous attendra ici, au prix du jour.',
  },
  shopOn: 'Continuer vos achats',
  spareParts: 'Chercher une pièce',
  clear: 'Vider la liste',
  cleared: 'Votre liste est vide.',
  undo: 'Annuler',
  gone: (count: number) =>
    count <= 1 ? 'Un produit gardé n’est plus en vente.' : `${count} produits gardés ne sont plus en vente.`,
  dropGone: 'Retirer de la liste',
  moves: 'Ce que vous mettez dans le panier depuis cette page quitte la liste. Le cœur le fait revenir.',
  all: 'Tout mettre dans le panier',
  allFailed: 'Les produits n’ont pas pu être mis dans le panier. Veuillez réessayer.',
  allMoved: (count: number) =>
    count <= 1
      ? 'Un produit est maintenant dans le panier.'
      : `${count} produits sont maintenant dans le panier.`,
  soldOut: 'Aucun de ces produits n’est disponible pour le moment.',
  more: 'Afficher plus de produits',
  share: {
    title: 'Partager la liste',
    text: 'La personne qui a le lien voit votre liste aux prix du jour, mais pas à qui elle appartient. Personne ne peut la modifier.',
    create: 'Créer un lien',
    link: 'Lien vers votre liste d’envies',
    send: 'Transmettre le lien',
    copied: 'Le lien a été copié.',
    copyFailed: 'Le lien n’a pas pu être copié\u00a0:',
    takeBack: 'Retirer le lien',
    subject: 'Ma liste d’envies chez Trennwerk',
    failed: 'Cela n’a malheureusement pas fonctionné. Veuillez réessayer.',
    login: 'Avec un compte, vous pouvez partager votre liste par un lien.',
    toLogin: 'Se connecter',
  },
  shared: {
    title: 'Une liste d’envies partagée',
    text: 'Quelqu’un a partagé cette liste avec vous. Elle montre ce qui s’y trouve en ce moment, aux prix du jour.',
    description: 'Des produits pour le tri des déchets que quelqu’un a partagés avec vous.',
    empty: {
      title: 'Cette liste est vide pour le moment',
      text: 'Quelque chose s’y ajoutera peut-être\u00a0: le lien reste le même.',
    },
    unknown: {
      title: 'Ce lien n’est plus valable',
      text: 'La personne qui a partagé la liste peut vous en envoyer un nouveau.',
    },
  },
  noScripts:
    'Sans JavaScript, ce navigateur ne peut rien garder. Placez des produits dans le panier, où ils restent, ou connectez-vous\u00a0: votre compte les garde.',
}
