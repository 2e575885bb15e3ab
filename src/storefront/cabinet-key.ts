/** Where this browser keeps the cabinets somebody measured. */
export const cabinetKey = 'cabinets'

/** Which state of her account's cabinets (`GET /visit`) those of this browser are; nothing for whoever keeps hers here alone. */
export const accountCabinetsKey = 'cabinets-of-account'

/** What somebody did to them that her account has yet to be told, with when. */
export const untoldCabinetsKey = 'cabinets-untold'
