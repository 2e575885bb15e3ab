import type { Texts } from '../texts.ts'

export const lines: Texts['lines'] = {
  page: {
    systems: 'Waste systems',
    overline: 'Product line',
    advantages: 'What sets it apart',
    facts: 'In figures',
    products: 'Versions and prices',
    fit: 'Does it fit your kitchen?',
    fitText: 'Three measurements tell. The configurator also says what misses by a little.',
    configure: 'Enter measurements',
    parts: 'Spare parts for this line',
    assembly: 'See how it is fitted',
    all: 'See all',
  },
  line: {
    'x-line': {
      name: 'X-LINE',
      tagline: 'For the drawer that is already there',
      text: 'X-LINE turns a drawer you own into a tidy sorting station. The frame is laid in, not screwed down, and moves house with you.',
      advantages: [
        {
          title: 'No drilling',
          text: 'Lay in the frame, hang in the bins, done. The drawer stays as it is.',
        },
        {
          title: 'Up to seven bins',
          text: 'For bags of 17, 35 and 60 litres, with small bins, compost and a tray.',
        },
        { title: 'The bag stays put', text: 'The tension crown with ten hooks pulls it taut up to the rim.' },
      ],
      facts: [
        { figure: '450–900 mm', label: 'cabinet width' },
        { figure: '400–500 mm', label: 'drawer depth' },
        { figure: 'up to 7', label: 'bins' },
      ],
      note: '',
    },
    'x-line-pro': {
      name: 'X-LINE Pro',
      tagline: 'Drawer, runners and bins from one hand',
      text: 'X-LINE Pro is the complete drawer system for new kitchens and for cabinets that have no pull-out yet. Every piece is made for the others and comes in one box.',
      advantages: [
        { title: 'One box', text: 'Drawer sides, full extension, insert and bins. Nothing else to buy.' },
        { title: 'Carries up to 70 kg', text: 'Even when glass and paper wait a little longer.¹' },
        { title: 'Fitted in 21 minutes', text: 'Pre-assembled, with drilling pattern and screws.²' },
      ],
      facts: [
        { figure: '550 and 600 mm', label: 'cabinet width' },
        { figure: '70 kg', label: 'load capacity¹' },
        { figure: '21 min', label: 'fitting²' },
      ],
      note: '¹ Rated load of the runners, evenly spread. ² Measured with an X-LINE Pro 60 and a cordless screwdriver, without removing the old system.',
    },
    'boxx-r': {
      name: 'BOXX-R',
      tagline: 'The pull-out for renovation',
      text: 'BOXX-R replaces the old tipping bin in an existing kitchen. The pull-out is screwed to the cabinet floor and takes the present front along; thick side walls are no obstacle.',
      advantages: [
        {
          title: 'The front stays',
          text: 'Yesterday’s door becomes the front of the pull-out. The kitchen looks as before.',
        },
        { title: 'Tested to 100 kg', text: 'Built for full bins, every day.¹' },
        { title: 'Screwed to the floor only', text: 'For side walls of 16 to 25 mm, straight or not.' },
      ],
      facts: [
        { figure: '550 and 600 mm', label: 'cabinet width' },
        { figure: '16–25 mm', label: 'side wall' },
        { figure: '100 kg', label: 'test load¹' },
      ],
      note: '¹ Test load of the pull-out, static and evenly spread; it is not the permanent load.',
    },
    'd-line': {
      name: 'D-LINE',
      tagline: 'Swings out with the door',
      text: 'D-LINE belongs behind a hinged door. When the door opens, the bin swings forward and lifts its lid; when it closes, both disappear again.',
      advantages: [
        {
          title: 'One hand is enough',
          text: 'Door open, lid open. The other hand holds the chopping board.',
        },
        { title: 'Left or right', text: 'The mechanism can be mounted on either side.' },
        { title: 'Two sizes', text: 'M fits from 390 mm of height, L from 440 mm.' },
      ],
      facts: [
        { figure: '390 mm', label: 'installation height M' },
        { figure: '440 mm', label: 'installation height L' },
        { figure: '35 and 40 l', label: 'volume' },
      ],
      note: '',
    },
    's-line': {
      name: 'S-LINE',
      tagline: 'Stands where the waste is made',
      text: 'S-LINE needs no cabinet: in the kitchen, the utility room or the office. S35 and S60 take ordinary bags of 35 and 60 litres.',
      advantages: [
        { title: 'Nothing to fit', text: 'Put it down, clamp the bag, use it.' },
        {
          title: 'The bag stays out of sight',
          text: 'The tension crown with ten hooks keeps it taut below the lid.',
        },
        { title: 'Rolls if you like', text: 'A set of four castors is available.' },
      ],
      facts: [
        { figure: '35 l', label: 'S35' },
        { figure: '60 l', label: 'S60' },
        { figure: '0', label: 'screws' },
      ],
      note: '',
    },
    'heavy-bag': { name: 'Heavy Bag', tagline: 'The bag for glass, PET and paper' },
    pot: { name: 'POT', tagline: 'The five-litre compost bin' },
  },
}
