import type { Texts } from '../texts.ts'

export const spares: Texts['spares'] = {
  page: {
    title: 'Spare parts',
    text: 'For ten years every part can be bought on its own. If you know the number, type it; if not, find the part by the kind of system.',
    where: 'Where is the system fitted?',
    types: {
      frontauszug: 'Front and bins roll out together: X-LINE, X-LINE Pro, BOXX-R and older pull-outs.',
      drehtueren: 'The door opens to the side and the bin swings along: D-LINE and predecessors.',
      freistehend: 'The bin stands freely: S-LINE, Heavy Bag and POT.',
    },
    number: 'Where is the number?',
    numberText:
      'On a plate inside the frame or under the bin, for example 71.01.001. With or without dots; a part of it will do.',
    findTitle: 'You do not know what the part is called?',
    findText: 'A few questions with yes and no will do. Every answer leaves fewer parts.',
    findStart: 'Identify the part',
    byProduct: 'Which system does the part belong to?',
    byProductText: 'The line is written on the plate on the frame.',
    former: 'Former models',
    years:
      'Prices incl. VAT, plus shipping. Every part stays available for 10 years after a system is no longer sold.',
  },
  for: {
    bagTension: {
      title: 'Spare parts of the bag tension',
      text: 'Crowns, hooks, rings and joints can be bought on their own.',
    },
    assembly: {
      title: 'Mounting and spare parts',
      text: 'Screws, runners and drilling templates can be bought on their own.',
    },
  },
  listing: {
    subject: 'Looking for a spare part',
    comment: (term) => `I searched for: ${term}`,
    search: 'Find a spare part',
    heading: (group) => `Spare parts: ${group}`,
    found: (term) => `Found for “${term}”`,
    nothing: (term) => `No spare part found for “${term}”`,
    nothingText: 'Check the spelling, or use only part of the number. The groups lead to the part as well.',
    all: 'Show all parts',
    submit: 'Search',
    type: { frontauszug: 'Front pull-out', drehtueren: 'Hinged doors', freistehend: 'Free-standing' },
    searchAll: 'Search all spare parts',
    searchLabel: 'Item number, part or model',
    searchHint: 'For example 71.01.001, tension crown or X-LINE 60',
    groups: 'Browse by group',
    parts: 'All parts',
    count: (count) => (count === 1 ? '1 part' : `${count} parts`),
    help: 'Your part is not here?',
    helpText: 'Tell us what is missing, best with a photo. We will find the part.',
    contact: 'Ask us',
  },
}
