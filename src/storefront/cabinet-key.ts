/** Where this browser keeps the cabinets somebody measured. */
export const cabinetKey = 'cabinets'

/**
 * Which state of her account's cabinets (`GET /visit`) those of this browser are; nothing for whoever keeps hers here alone.
 * With a mark behind it something of them has yet to reach the account.
 */
export const accountCabinetsKey = 'cabinets-of-account'
