import type { Texts } from '../texts.ts'

export const search: Texts['search'] = {
  title: 'Recherche',
  titleFor: (term) => `Résultats pour « ${term} »`,
  label: 'Produit, pièce détachée ou numéro d’article',
  submit: 'Chercher',
  suggestions: 'Suggestions',
  suggested: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  all: (count) => (count === 1 ? 'Voir le résultat' : `Voir les ${count} résultats`),
  nothingSuggested: 'Aucune suggestion',
  empty: 'Que cherchez-vous ?',
  emptyText: 'Saisissez un nom de produit, un mot ou un numéro d’article, par exemple 10.60.352.',
  nothing: (term) => `Aucun résultat pour « ${term} »`,
  nothingText: 'Cela aide souvent :',
  tips: [
    'Vérifiez l’orthographe.',
    'Essayez un mot plus court ou plus général.',
    'Une partie du numéro d’article suffit, avec ou sans points.',
  ],
  browse: 'Ou regardez ici',
  ways: {
    systems: 'Systèmes de tri',
    parts: 'Pièces détachées',
    configurator: 'Configurateur : qu’est-ce qui entre dans mon meuble ?',
    downloads: 'Téléchargements',
  },
  contact: 'Nous cherchons volontiers pour vous : écrivez-nous.',
}
