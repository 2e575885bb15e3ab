import type { Texts } from '../texts.ts'

export const reading: Texts['reading'] = {
  draft:
    'Stiamo scrivendo l’articolo completo. Nel frattempo rispondiamo volentieri di persona alle Sue domande.',
  related: 'Sullo stesso tema',
  allPosts: 'Tutti gli articoli',
  ask: 'Ci chieda',
  about: (what) => `Al prodotto ${what}`,
  kind: 'Tipo',
  languages: 'Lingue',
  file: 'File',
  version: 'Versione',
  waiting: 'Questo file non è ancora pronto da scaricare. Ci scriva due righe e glielo inviamo per e-mail.',
  open: 'Aprire il PDF',
  request: 'Richiedere il file',
  allDocuments: 'Tutti i download',
  count: (count) => (count === 1 ? '1 documento' : `${count} documenti`),
}
