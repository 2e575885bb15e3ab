/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  here: 'Your wishlist is kept in this browser. When you log in, it comes along into your account.',
  hereOnly: 'Your wishlist is kept in this browser and stays here.',
  synced: 'Your wishlist is kept in your account and is the same on every device.',
  products: 'Saved products',
  asking: 'We are looking up what you have saved.',
  failed: 'The products cannot be shown right now. Please reload the page.',
  empty: {
    title: 'Nothing saved yet',
    text: 'Touch the heart of a product and it waits here for you, with the price of today.',
  },
  shopOn: 'Continue shopping',
  spareParts: 'Find spare parts',
  clear: 'Clear wishlist',
  cleared: 'Your wishlist is empty.',
  undo: 'Undo',
  gone: (count: number) =>
    count === 1 ? 'One saved product is no longer sold.' : `${count} saved products are no longer sold.`,
  dropGone: 'Take off the list',
  moves: 'What you put into the cart from here leaves the list. Its heart brings it back.',
  all: 'Put all into the cart',
  allFailed: 'The products could not be put into the cart. Please try again.',
  allMoved: (count: number) =>
    count === 1 ? 'One product is in your cart now.' : `${count} products are in your cart now.`,
  soldOut: 'None of these products can be delivered at the moment.',
  more: 'Show more',
  share: {
    title: 'Share the list',
    text: 'Whoever has the link sees your list with the prices of today, but not whose it is. Nobody can change it.',
    create: 'Create a link',
    link: 'Link to your wishlist',
    send: 'Pass on the link',
    copied: 'The link has been copied.',
    copyFailed: 'The link could not be copied:',
    takeBack: 'Take back the link',
    subject: 'My wishlist at Trennwerk',
    failed: 'Unfortunately that did not work. Please try again.',
    login: 'With an account you can share your list by a link.',
    toLogin: 'Log in',
  },
  shared: {
    title: 'A shared wishlist',
    text: 'Somebody has shared this list with you. It shows what is on it at the moment, with the prices of today.',
    description: 'Products for sorting waste that somebody has shared with you.',
    empty: {
      title: 'There is nothing on this list right now',
      text: 'Something may be added later: the link stays the same.',
    },
    unknown: {
      title: 'This link no longer works',
      text: 'Whoever shared the list with you can send you a new one.',
    },
  },
  noScripts:
    'Without JavaScript this browser cannot remember anything. Put products into the cart, where they stay, or log in: your account remembers them.',
}
