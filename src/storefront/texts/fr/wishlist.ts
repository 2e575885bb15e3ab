/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count <= 1 ? `${count} produit` : `${count} produits`),
  here: 'Votre liste est conservée dans ce navigateur. Lorsque vous vous connectez, elle rejoint votre compte.',
  synced: 'Votre liste est conservée dans votre compte et reste la même sur tous vos appareils.',
  products: 'Produits gardés',
  asking: 'Nous regardons ce que vous avez gardé.',
  failed: 'Les produits ne peuvent pas être affichés pour le moment. Veuillez recharger la page.',
  empty: {
    title: 'Rien n’est encore gardé',
    text: 'Touchez le cœur d’un produit : il vous attendra ici, au prix du jour.',
  },
  shopOn: 'Continuer vos achats',
  spareParts: 'Chercher une pièce',
  clear: 'Vider la liste',
  cleared: 'Votre liste est vide.',
  undo: 'Annuler',
  gone: (count: number) =>
    count <= 1 ? 'Un produit gardé n’est plus en vente.' : `${count} produits gardés ne sont plus en vente.`,
  dropGone: 'Retirer de la liste',
  noScripts:
    'Sans JavaScript, ce navigateur ne peut rien garder. Placez des produits dans le panier, où ils restent, ou connectez-vous : votre compte les garde.',
}
