import type { Gateway } from '../../platform/gateway.ts'
import type { Channel, PaymentMethod } from '../channel/channel.ts'

/** The contract lies a floor below, where those who fulfil it are. */
export type * from '../../platform/gateway.ts'

/** Who takes the money for a method; undefined for those the shopper pays by herself: invoice, prepayment. */
export const gatewayOf = (
  gateways: readonly Gateway[],
  { technicalName }: Pick<PaymentMethod, 'technicalName'>,
): Gateway | undefined => gateways.find(({ methods }) => methods.includes(technicalName))

/** A method that is paid on the way is offered while somebody takes the money for it. */
export const withGateways = (channel: Channel, gateways: readonly Gateway[]): Channel => ({
  ...channel,
  paymentMethods: channel.paymentMethods.map((method) => ({
    ...method,
    active: method.active && (!method.asynchronous || gatewayOf(gateways, method) !== undefined),
  })),
})
