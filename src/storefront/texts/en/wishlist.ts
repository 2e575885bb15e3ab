/** What is remembered for later. */
export const wishlist = {
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  here: 'Your wishlist is kept in this browser. When you log in, it comes along into your account.',
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
  noScripts:
    'Without JavaScript this browser cannot remember anything. Put products into the cart, where they stay, or log in: your account remembers them.',
}
