import type { Texts } from '../texts.ts'

export const systems: Texts['systems'] = {
  kinds: {
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
    all: 'All systems',
    professionals: 'For kitchen builders, carpenters and dealers',
    professionalsText:
      'Planning and fitting documents, dimension drawings and CAD data are in the download centre. With a trade account you buy at net prices.',
    downloads: 'To the downloads',
    dealer: 'Become a dealer',
    account: 'Open a trade account',
    show: 'Show systems',
    measure: 'Check with measurements',
  },
  xLineSelection: {
    title: 'X-LINE by cabinet width',
    text: 'X-LINE drops into the drawer you already have. What counts is its inside width; the width of the cabinet is a good start.',
    inside: 'Inside width of the drawer',
    depth:
      'There are versions from 400, 450 or 500 mm of drawer depth: Compact, Plus and Max. Not every one comes in every width.',
    unsure: 'Not sure?',
    unsureText: 'Old and hand-built drawers differ inside. Measure from wall to wall on the inside.',
  },
}
