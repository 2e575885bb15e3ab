import type { Texts } from '../texts.ts'

export const reading: Texts['reading'] = {
  draft:
    'L’article complet est en cours de rédaction. Nous répondons volontiers personnellement à vos questions.',
  related: 'Sur le même thème',
  allPosts: 'Tous les articles',
  ask: 'Nous demander',
  about: (what) => `Vers le produit ${what}`,
  kind: 'Type',
  languages: 'Langues',
  file: 'Fichier',
  version: 'Version',
  waiting:
    'Ce fichier n’est pas encore prêt au téléchargement. Écrivez-nous un mot et nous vous l’enverrons par e-mail.',
  open: 'Ouvrir le PDF',
  request: 'Demander le fichier',
  allDocuments: 'Tous les téléchargements',
  count: (count) => (count === 1 ? '1 document' : `${count} documents`),
}
