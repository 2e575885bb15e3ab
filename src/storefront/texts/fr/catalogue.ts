import type { Texts } from '../texts.ts'

export const catalogue: Texts['catalogue'] = {
  price: {
    from: (price) => `dès ${price}`,
    free: 'Gratuit',
    list: 'Avant',
    lowest30: (price) => `Prix le plus bas des 30 derniers jours\u00a0: ${price}`,
    unit: (price, quantity) => `${price} par ${quantity}`,
    gross: 'TVA incluse,',
    net: 'hors TVA,',
    taxFree: 'sans TVA,',
    shipping: 'hors livraison',
    noShipping: 'sans frais de livraison',
    tiers: 'Prix par quantité',
    quantity: 'Quantité',
    perPiece: 'Prix à la pièce',
    to: (quantity) => `jusqu’à ${quantity}`,
    tierFrom: (quantity) => `dès ${quantity}`,
  },
  stock: {
    inStock: 'En stock',
    few: (count) => `Plus que ${count} en stock`,
    restock: (days) => `De nouveau en stock dans ${days} jours environ`,
    soon: 'Bientôt de nouveau en stock',
    toOrder: 'Sur commande',
    gone: 'Épuisé',
    delivery: (time) => `Délai de livraison ${time}`,
    arrives: (from, to) => (from === to ? `livraison le ${from}` : `livraison ${from} – ${to}`),
    download: 'À télécharger aussitôt',
  },
  badge: { new: 'Nouveau', topseller: 'Apprécié', soldOut: 'Épuisé', reduced: (percent) => `−${percent} %` },
  rating: {
    stars: (points) => `${points} étoiles sur 5`,
    count: (count) => (count === 1 ? '1 avis' : `${count} avis`),
    demo: 'données de démonstration',
  },
  card: {
    number: 'N° d’art.',
    add: 'Ajouter au panier',
    addNamed: (name) => `Ajouter au panier\u00a0: ${name}`,
    addedNamed: (name) => `${name} est dans le panier`,
    addFailed: 'Le produit n’a pas pu être ajouté au panier. Veuillez réessayer.',
    choose: 'Choisir la version',
    details: 'Voir les détails',
    widths: (widths) => `pour ${widths} mm`,
    litres: (span) => `${span} l`,
    bins: (count) => (count === '1' ? '1 bac' : `${count} bacs`),
    colors: (names) => `Couleurs\u00a0: ${names}`,
  },
  listing: {
    results: (count) => (count === 1 ? '1 produit' : `${count} produits`),
    bestOf: (count, about) =>
      `Les ${count.toLocaleString('fr-CH')} meilleures ventes sur environ ${about.toLocaleString('fr-CH')} produits`,
    page: (page) => `Page ${page}`,
    filter: 'Filtres',
    filterOpen: (count) => (count === 0 ? 'Filtrer' : `Filtrer (${count})`),
    close: 'Fermer',
    apply: 'Appliquer',
    active: 'Filtres choisis',
    remove: (name) => `Retirer le filtre ${name}`,
    reset: 'Réinitialiser les filtres',
    price: 'Prix',
    from: 'de',
    to: 'à',
    span: (min, max) =>
      min === max
        ? `${min}`
        : min === null
          ? `jusqu’à ${max}`
          : max === null
            ? `dès ${min}`
            : `de ${min} à ${max}`,
    sizes: 'Dimensions',
    sizesHint:
      'Pour les systèmes\u00a0: la largeur de votre meuble, la hauteur et la profondeur nécessaires.',
    size: { width: 'Largeur', height: 'Hauteur', depth: 'Profondeur' },
    availability: 'Disponibilité',
    available: 'En stock',
    fits: (width) => (width ? `Convient à un meuble de ${width}` : 'Convient à mon meuble'),
    show: (count) =>
      count === 0 ? 'Aucun produit' : count === 1 ? 'Afficher 1 produit' : `Afficher ${count} produits`,
    rating: 'Avis',
    ratingFrom: (points) =>
      points === 5 ? '5 étoiles' : points === 1 ? 'dès 1 étoile' : `dès ${points} étoiles`,
    anyRating: 'Tous',
    shippingFree: 'Livraison gratuite',
    order: 'Trier par',
    pages: 'Pages',
    previous: 'Retour',
    next: 'Suivant',
    goTo: (page) => `Aller à la page ${page}`,
    empty: 'Aucun produit avec ces filtres',
    emptyLoosen: 'Retirez-en un, et il y aura de nouveau quelque chose\u00a0:',
    emptyText: 'Aucun filtre n’est seul en cause\u00a0: affichez à nouveau tout.',
    without: (name) => `Sans «\u00a0${name}\u00a0»`,
    resetAll: (count) =>
      count > 0 ? `Réinitialiser tous les filtres (${count})` : 'Réinitialiser tous les filtres',
    emptyCategory: 'Rien ici pour l’instant',
    emptyCategoryText:
      'Ce groupe ne contient pas de produits en ce moment. Essayez la recherche ou écrivez-nous.',
    toSearch: 'Vers la recherche',
    toContact: 'Nous contacter',
    categories: 'Groupes',
    products: 'Produits',
  },
}
