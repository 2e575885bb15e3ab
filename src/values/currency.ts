export const currencies = ['CHF', 'EUR'] as const

export type CurrencyCode = (typeof currencies)[number]

export const isCurrency = (value: unknown): value is CurrencyCode =>
  currencies.some((currency) => currency === value)
