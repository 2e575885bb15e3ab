import { orderConfirmationJob } from '../shop/orders/order-confirmation.ts'

/** Every kind of job there is. */
export const jobNames = [orderConfirmationJob]
