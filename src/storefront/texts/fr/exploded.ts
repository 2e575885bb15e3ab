import type { Texts } from '../texts.ts'

export const exploded: Texts['exploded'] = {
  title: (name) => `Pièces détachées\u00a0: ${name}`,
  text: (name) =>
    `Toutes les pièces détachées pour ${name} avec leur position dans la vue éclatée, à commander à l’unité.`,
  lead: 'Les numéros de la vue éclatée sont les positions de la liste. Le dessin n’est pas à l’échelle.',
  drawing: (group) => `Vue éclatée\u00a0: ${group}`,
  spots: (group) => `Positions sur le dessin\u00a0: ${group}`,
  spot: (position, name) => `Position ${position}\u00a0: ${name}`,
  position: 'Position',
  part: 'Pièce',
  price: 'Prix',
  buy: 'Commander',
  show: (position) => `Montrer la position ${position} sur le dessin`,
  back: 'Vers le système',
  all: (group) => `Tout dans ${group}`,
  none: 'Il n’y a pas de pièces détachées pour ce produit.',
  list: 'Liste des pièces',
  parts: 'Pièces détachées',
  groups: 'Groupes',
  download: 'Télécharger le dessin (SVG)',
}
