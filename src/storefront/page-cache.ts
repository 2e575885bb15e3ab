/**
 * How a page that is everybody's is kept, for its `handle`. Such a page sees no cookie and no header of a visitor, and
 * of its address only what it names here: whatever else somebody hangs on it neither changes the page nor is it kept
 * a second time.
 */
export type PageCache = {
  /** Parameters that change the page. An empty one is as none. */
  query?: readonly string[]
  /** As long it is sent without being looked at again; what changes in the shop it hears at once. 300 unless it says. */
  freshSeconds?: number
}

/** A page with nothing in its address but its path. */
export const everybodys: PageCache = {}
