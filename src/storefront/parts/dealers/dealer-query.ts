/** What somebody looks for, as it stands in the address of the page. */
export type DealerQuery = { search: string; type: string; country: string }

export const dealerTypes = ['kitchen-professional', 'wholesale'] as const
export type DealerType = (typeof dealerTypes)[number]

const longest = 100

/** What the page cannot mean is left out: an address with it shows the rest. */
export const readDealerQuery = (asked: URLSearchParams, countries: readonly string[]): DealerQuery => ({
  search: (asked.get('search') ?? '').trim().slice(0, longest),
  type: oneOf(dealerTypes, asked.get('type')),
  country: oneOf(countries, asked.get('country')),
})

const oneOf = (known: readonly string[], asked: string | null): string =>
  asked !== null && known.includes(asked) ? asked : ''
