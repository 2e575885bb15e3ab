import type { Copy } from '../copy.ts'

export const copy: Copy = {
  home: {
    title: 'Order under the sink. To the millimetre.',
    text: 'Waste separation for pull-outs, hinged doors and free corners of the kitchen. Tell us how wide, deep and high your cabinet is; we show what fits and why.',
    configure: 'Find the system that fits',
    shop: 'See all systems',
    pictureNote: 'Drawn to scale from the product’s own dimensions.',
    claims: [
      { figure: 'CH', title: 'Made in Switzerland', text: 'Designed and built in the canton of St. Gallen.' },
      {
        figure: '5',
        title: 'years of product guarantee',
        text: 'On every system, from the day of delivery.',
      },
      { figure: '10', title: 'years of spare parts', text: 'Every part on its own, from hook to runner.' },
      { figure: '30', title: 'days money back', text: 'Fit it, live with it, then decide.' },
    ],
    systems: 'How does your cabinet open?',
    systemsText:
      'Four kinds of system, depending on what is already there. One click leads to the measurements.',
    lines: 'Seven lines',
    linesText:
      'Each for a different kitchen, each with accessories and spare parts that will still fit tomorrow.',
    topsellers: 'Often chosen',
    allSystems: 'All systems',
    parts: 'One part missing? Not the whole system.',
    partsText:
      'For ten years every part can be bought on its own. Search by item number, by model, or by what is broken.',
    allParts: 'All spare parts',
    dealers: 'Rather see it first and have it fitted?',
    dealersText: 'Kitchen professionals near you show the systems in their exhibition and fit them.',
    toDealers: 'Find a dealer',
    assembly: 'Fitting',
    assemblyText: 'A complete system is fitted in 21 minutes.¹',
    toAssembly: 'How fitting works',
    professional: 'Professional shop',
    professionalText: 'Item numbers, dimensions and filters for kitchen builders and carpenters.',
    toProfessional: 'To the professional shop',
    footnote: '¹ Measured with an X-LINE Pro 60 and a cordless screwdriver, without removing the old system.',
  },
  systems: {
    complete: {
      name: 'Complete system',
      text: 'The cabinet has no pull-out, or the old one has to go. Drawer, runners and bins come together.',
    },
    'existing-pullout': {
      name: 'For existing drawers',
      text: 'The drawer and its front stay. Frame and bins drop in without drilling.',
    },
    'swing-door': {
      name: 'For hinged doors',
      text: 'The cabinet has a door that opens to the side. The system swings out with it.',
    },
    'free-standing': {
      name: 'Free-standing',
      text: 'Stands wherever there is room: kitchen, utility room, office. Nothing to fit.',
    },
  },
  choice: {
    title: 'Waste systems',
    text: 'Two ways to the system that fits.',
    measure: 'Measure and find',
    measureText:
      'You have a tape measure at hand and want to know what fits the cabinet. The configurator asks for a few measurements and explains what fits, what is tight and what does not work.',
    measureSteps: ['Choose the kind of system', 'Enter measurements', 'See what fits'],
    configure: 'To the configurator',
    shop: 'Choose yourself',
    shopText:
      'You know the kind, the width or the item number. The professional shop lists all systems with dimensions and filters.',
    toShop: 'To the professional shop',
    byType: 'Straight to a kind of system',
    byLine: 'Straight to a line',
  },
  advanced: {
    title: 'Professional shop',
    text: 'All systems by kind, with item numbers, dimensions and filters.',
    professionals: 'For kitchen builders, carpenters and dealers',
    professionalsText:
      'Planning and fitting documents, dimension drawings and CAD data are in the download centre.',
    downloads: 'To the downloads',
    dealer: 'Become a dealer',
    show: 'Show systems',
    measure: 'Check with measurements',
  },
  xLineSelection: {
    title: 'X-LINE by cabinet width',
    text: 'X-LINE drops into the drawer you already have. What counts is its inside width; the width of the cabinet is a good start.',
    widthLabel: 'Cabinet width',
    inside: 'Inside width of the drawer',
    depth: 'Each width comes in versions from 400, 450 or 500 mm of drawer depth: Compact, Plus and Max.',
    unsure: 'Not sure?',
    unsureText: 'Old and hand-built drawers differ inside. Measure from wall to wall on the inside.',
  },
  linePage: {
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
  lines: {
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
  spareParts: {
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
  },
}
