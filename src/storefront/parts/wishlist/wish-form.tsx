import { usePaths } from '../../shop-frame.tsx'

/** What the hearts of a page belong to, so that each works before scripts arrive: once on every page. */
export const WishForm = () => <form id="wish" method="post" action={usePaths()('wishlist')} hidden />
