import type { Texts } from '../texts.ts'

export const exploded: Texts['exploded'] = {
  title: (name) => `Spare parts: ${name}`,
  text: (name) =>
    `All spare parts for ${name} with their position in the exploded drawing, to be ordered one by one.`,
  lead: 'The numbers in the drawing are the positions of the list. The drawing is not to scale.',
  drawing: (group) => `Exploded drawing: ${group}`,
  spots: (group) => `Positions in the drawing: ${group}`,
  spot: (position, name) => `Position ${position}: ${name}`,
  position: 'Position',
  part: 'Part',
  price: 'Price',
  buy: 'Order',
  show: (position) => `Show position ${position} in the drawing`,
  back: 'To the system',
  all: (group) => `Everything in ${group}`,
  none: 'There are no single spare parts for this product.',
  list: 'Parts list',
  parts: 'Spare parts',
  groups: 'Groups',
  download: 'Download the drawing (SVG)',
}
