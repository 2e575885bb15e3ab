/** What a broken rule may name: limits, an example for the field, the e-mail address. */
export type ViolationDetail = Readonly<
  Record<'limit' | 'example' | 'email' | 'compared_value' | 'check', string>
>

/** The rules a form can break (VIOLATION::*), in words that stand beside the field. */
export const violations = {
  summary: (count: number) =>
    count === 1
      ? 'Eine Angabe fehlt noch oder stimmt nicht:'
      : `${count} Angaben fehlen noch oder stimmen nicht:`,
  inField: (field: string, message: string) => `${field}: ${message}`,
  IS_BLANK_ERROR: () => '*Dieses Feld ist erforderlich',
  TOO_LOW_ERROR: () => '*Dieses Feld ist erforderlich',
  TOO_HIGH_ERROR: ({ compared_value }: ViolationDetail) => `Höchstens ${compared_value}`,
  TOO_SHORT_ERROR: ({ limit }: ViolationDetail) => `Mindestens ${limit} Zeichen`,
  TOO_LONG_ERROR: ({ limit }: ViolationDetail) => `Höchstens ${limit} Zeichen`,
  STRICT_CHECK_FAILED_ERROR: () => 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  INVALID_EMAIL_FORMAT_ERROR: () => 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  CUSTOMER_EMAIL_NOT_UNIQUE: ({ email }: ViolationDetail) =>
    email ? `Für ${email} gibt es schon ein Konto.` : 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
  CUSTOMER_PASSWORD_NOT_CORRECT: () => 'Das Passwort stimmt nicht.',
  PASSWORD_STRENGTH_ERROR: () =>
    'Dieses Passwort wird sehr oft benutzt oder steht schon in Ihren Angaben. Bitte wählen Sie ein anderes.',
  VAT_ID_FORMAT_NOT_CORRECT: ({ example, check }: ViolationDetail) => {
    if (check === 'digits') return 'Eine Ziffer dieser Nummer stimmt nicht. Bitte vergleichen Sie sie.'
    return example
      ? `Diese Nummer hat nicht die richtige Form, zum Beispiel ${example}`
      : 'Diese Nummer hat nicht die richtige Form.'
  },
  ZIP_CODE_INVALID: ({ example }: ViolationDetail) =>
    example
      ? `Diese Postleitzahl passt nicht zum Land, zum Beispiel ${example}`
      : 'Diese Postleitzahl passt nicht zum Land.',
  INVALID_FORMAT_ERROR: ({ example }: ViolationDetail) =>
    example ? `Bitte mit Vorwahl, zum Beispiel ${example}` : 'Diese Angabe hat nicht die richtige Form.',
  NO_SUCH_CHOICE_ERROR: () => 'Bitte wählen Sie aus der Liste.',
  ENTITY_DOES_NOT_EXISTS: () => 'Bitte wählen Sie aus der Liste.',
  ENTITY_EXISTS: () => 'Das gibt es schon.',
  NOT_EQUAL_ERROR: () => 'Die beiden Angaben stimmen nicht überein.',
  INVALID_TYPE_ERROR: () => 'Diese Angabe hat nicht die richtige Form.',
}
