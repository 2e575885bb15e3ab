import type { Texts } from '../texts.ts'

export const spares: Texts['spares'] = {
  page: {
    title: 'Pièces détachées',
    text: 'Pendant dix ans, chaque pièce s’achète à l’unité. Qui connaît le numéro le saisit\u00a0; sinon, on trouve la pièce par le type de système.',
    where: 'Où le système est-il monté\u00a0?',
    types: {
      frontauszug:
        'La façade et les bacs sortent ensemble\u00a0: X-LINE, X-LINE Pro, BOXX-R et anciens coulissants.',
      drehtueren:
        'La porte s’ouvre sur le côté et le bac pivote avec elle\u00a0: D-LINE et modèles précédents.',
      freistehend: 'Le bac est posé librement\u00a0: S-LINE, Heavy Bag et POT.',
    },
    number: 'Où se trouve le numéro\u00a0?',
    numberText:
      'Sur une plaquette à l’intérieur du cadre ou sous le bac, par exemple 71.01.001. Avec ou sans points\u00a0; une partie suffit.',
    findTitle: 'Vous ne savez pas comment s’appelle la pièce\u00a0?',
    findText: 'Quelques questions par oui ou par non suffisent. Chaque réponse laisse moins de pièces.',
    findStart: 'Identifier la pièce',
    byProduct: 'À quel système la pièce appartient-elle\u00a0?',
    byProductText: 'La gamme figure sur la plaque du cadre.',
    former: 'Anciens modèles',
    years:
      'Prix TVA comprise, frais de livraison en sus. Chaque pièce reste disponible 10 ans après la fin de vente d’un système.',
  },
  for: {
    bagTension: {
      title: 'Pièces détachées de la tension du sac',
      text: 'Couronnes, crochets, anneaux et articulations s’achètent à l’unité.',
    },
    assembly: {
      title: 'Montage et pièces détachées',
      text: 'Vis, glissières et gabarits de perçage s’achètent à l’unité.',
    },
  },
  listing: {
    subject: 'Recherche d’une pièce détachée',
    comment: (term) => `J’ai cherché\u00a0: ${term}`,
    search: 'Chercher une pièce',
    heading: (group) => `Pièces détachées\u00a0: ${group}`,
    found: (term) => `Trouvé pour «\u00a0${term}\u00a0»`,
    nothing: (term) => `Aucune pièce trouvée pour «\u00a0${term}\u00a0»`,
    nothingText:
      'Vérifiez l’orthographe ou n’utilisez qu’une partie du numéro. Les groupes mènent aussi à la pièce.',
    all: 'Voir toutes les pièces',
    submit: 'Chercher',
    type: { frontauszug: 'Coulissant frontal', drehtueren: 'Portes battantes', freistehend: 'Sur pied' },
    searchAll: 'Chercher dans toutes les pièces',
    searchLabel: 'Numéro d’article, pièce ou modèle',
    searchHint: 'Par exemple 71.01.001, couronne de tension ou X-LINE 60',
    groups: 'Chercher par groupe',
    parts: 'Toutes les pièces',
    count: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
    help: 'La pièce n’y est pas\u00a0?',
    helpText: 'Décrivez-nous ce qui manque, de préférence avec une photo. Nous trouverons la pièce.',
    contact: 'Demander',
  },
}
