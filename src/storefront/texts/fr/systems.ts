import type { Texts } from '../texts.ts'

export const systems: Texts['systems'] = {
  kinds: {
    complete: {
      name: 'Système complet',
      text: 'Le meuble n’a pas de coulissant, ou l’ancien doit partir. Tiroir, glissières et bacs arrivent ensemble.',
    },
    'existing-pullout': {
      name: 'Pour coulissants existants',
      text: 'Le tiroir et sa façade restent. Le cadre et les bacs se posent sans perçage.',
    },
    'swing-door': {
      name: 'Pour portes battantes',
      text: 'Le meuble a une porte qui s’ouvre sur le côté. Le système pivote avec elle.',
    },
    'free-standing': {
      name: 'Sur pied',
      text: 'Se pose là où il y a de la place\u00a0: cuisine, buanderie, bureau. Rien à monter.',
    },
  },
  choice: {
    title: 'Systèmes de tri',
    text: 'Deux chemins vers le bon système.',
    measure: 'Mesurer et trouver',
    measureText:
      'Vous avez un mètre sous la main et voulez savoir ce qui entre dans le meuble. Le configurateur demande quelques cotes et explique ce qui convient, ce qui est juste et ce qui ne va pas.',
    measureSteps: ['Choisir le type', 'Saisir les cotes', 'Voir les systèmes adaptés'],
    configure: 'Vers le configurateur',
    shop: 'Choisir soi-même',
    shopText:
      'Vous connaissez le type, la largeur ou le numéro d’article. La boutique pro montre tous les systèmes avec cotes et filtres.',
    toShop: 'Vers la boutique pro',
    byType: 'Directement par type',
    byLine: 'Directement par gamme',
  },
  advanced: {
    title: 'Boutique pro',
    text: 'Tous les systèmes par type, avec numéros d’article, cotes et filtres.',
    all: 'Tous les systèmes',
    professionals: 'Pour cuisinistes, menuisiers et revendeurs',
    professionalsText:
      'Documents de planification et de montage, plans cotés et données CAO se trouvent dans les téléchargements. Avec un compte professionnel, vous achetez à prix nets.',
    downloads: 'Vers les téléchargements',
    dealer: 'Devenir revendeur',
    account: 'Ouvrir un compte professionnel',
    show: 'Voir les systèmes',
    measure: 'Vérifier avec des cotes',
  },
  xLineSelection: {
    title: 'X-LINE selon la largeur du meuble',
    text: 'X-LINE se pose dans le tiroir déjà en place. C’est sa largeur intérieure qui compte\u00a0; celle du meuble est un bon début.',
    inside: 'Largeur intérieure du tiroir',
    depth:
      'Il existe des versions dès 400, 450 ou 500 mm de profondeur de tiroir\u00a0: Compact, Plus et Max. Pas toutes dans chaque largeur.',
    unsure: 'Pas sûr\u00a0?',
    unsureText:
      'Dans les tiroirs anciens ou sur mesure, la largeur intérieure varie. Mesurez à l’intérieur, de paroi à paroi.',
  },
}
