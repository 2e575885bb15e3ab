import type { Holds } from './condition.ts'

export const isFirstOrder: Holds<'first-order'> = (_, { isFirstOrder }) => isFirstOrder
