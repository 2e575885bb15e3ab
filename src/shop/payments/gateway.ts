/** The contract lies a floor below, where those who fulfil it are. */
export type * from '../../platform/gateway.ts'
