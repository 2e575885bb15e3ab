/** Where this browser keeps the cabinets somebody measured. */
export const cabinetKey = 'cabinets'
