/** The blog, and documents to download. */
export const reading = {
  draft:
    'Der ausführliche Beitrag wird gerade geschrieben. Fragen dazu beantworten wir Ihnen gern persönlich.',
  related: 'Passend dazu',
  allPosts: 'Alle Beiträge',
  ask: 'Uns fragen',
  about: (what: string) => `Zum Produkt ${what}`,
  kind: 'Art',
  languages: 'Sprachen',
  file: 'Datei',
  version: 'Fassung',
  waiting:
    'Diese Datei steht noch nicht zum Herunterladen bereit. Schreiben Sie uns kurz, dann senden wir sie Ihnen per E-Mail.',
  open: 'PDF öffnen',
  request: 'Datei anfordern',
  allDocuments: 'Alle Downloads',
  count: (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`),
}
