import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils'

/**
 * What a payer's bank hands on to ours, so that money finds its order. A QR-IBAN (its bank number lies between
 * 30000 and 31999) asks for a QR reference of 27 digits; any other takes a creditor reference (ISO 11649).
 */
export const paymentReference = (orderNumber: string, iban: string): string =>
  isQrIban(iban) ? qrReference(orderNumber) : creditorReference(orderNumber)

export function isQrIban(iban: string): boolean {
  const bank = Number(compact(iban).slice(4, 9))
  return bank >= 30_000 && bank <= 31_999
}

/** At most 21 letters and digits behind "RF" and two check digits. */
function creditorReference(orderNumber: string): string {
  const core = compact(orderNumber).slice(-21)
  return `RF${calculateSCORReferenceChecksum(core)}${core}`
}

/** 26 digits and a check digit. */
function qrReference(orderNumber: string): string {
  const digits = orderNumber.replace(/\D/g, '').slice(-26).padStart(26, '0')
  return digits + calculateQRReferenceChecksum(digits)
}

export const compact = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
