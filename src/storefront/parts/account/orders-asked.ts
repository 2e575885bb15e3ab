/** Which of her orders somebody wants to see, as the address says it. */
export type OrdersAsked = { page: number; state: OrderState | ''; search: string }

export const orderStates = ['open', 'in_progress', 'completed', 'cancelled'] as const
type OrderState = (typeof orderStates)[number]

/** What is no page, no state or far too long is nothing. */
export function ordersAsked(query: URLSearchParams): OrdersAsked {
  const page = Number(query.get('p') ?? 1)
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    state: orderStates.find((state) => state === query.get('state')) ?? '',
    search: (query.get('search') ?? '').trim().slice(0, 100),
  }
}

export const isNarrowed = ({ state, search }: OrdersAsked): boolean => state !== '' || search !== ''

/** The same as a filter of the Store API. */
export const ordersFilter = ({ state, search }: Omit<OrdersAsked, 'page'>): object[] => [
  ...(state ? [{ type: 'equals', field: 'stateMachineState.technicalName', value: state }] : []),
  ...(search
    ? [
        {
          type: 'multi',
          operator: 'or',
          queries: ['orderNumber', 'lineItems.label', 'lineItems.payload.productNumber'].map((field) => ({
            type: 'contains',
            field,
            value: search,
          })),
        },
      ]
    : []),
]
