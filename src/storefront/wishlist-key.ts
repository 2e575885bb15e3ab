/** Where a visitor's wishlist is kept in the browser (specification 9). */
export const wishlistKey = 'sw-wishlist-items'
