/** The spare parts of a system with their places in its exploded drawing. */
export const exploded = {
  title: (name: string) => `Ersatzteile: ${name}`,
  text: (name: string) =>
    `Alle Ersatzteile für ${name} mit ihrer Position in der Explosionszeichnung, einzeln zu bestellen.`,
  lead: 'Die Nummern in der Zeichnung sind die Positionen der Liste. Die Zeichnung ist nicht maßstäblich.',
  drawing: (group: string) => `Explosionszeichnung: ${group}`,
  spots: (group: string) => `Positionen in der Zeichnung: ${group}`,
  spot: (position: number, name: string) => `Position ${position}: ${name}`,
  position: 'Position',
  part: 'Teil',
  price: 'Preis',
  buy: 'Bestellen',
  show: (position: number) => `Position ${position} in der Zeichnung zeigen`,
  back: 'Zum System',
  all: (group: string) => `Alles in ${group}`,
  none: 'Zu diesem Produkt gibt es keine einzelnen Ersatzteile.',
  list: 'Stückliste',
  parts: 'Ersatzteile',
  groups: 'Gruppen',
  download: 'Zeichnung laden (SVG)',
}
