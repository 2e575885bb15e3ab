import type { Texts } from '../texts.ts'

export const violations: Texts['violations'] = {
  summary: (count) =>
    count === 1 ? 'Un dato manca o non è corretto:' : `${count} dati mancano o non sono corretti:`,
  inField: (field, message) => `${field}: ${message}`,
  IS_BLANK_ERROR: () => '*Questo campo è obbligatorio',
  TOO_LOW_ERROR: () => '*Questo campo è obbligatorio',
  TOO_HIGH_ERROR: ({ compared_value }) => `Al massimo ${compared_value}`,
  TOO_SHORT_ERROR: ({ limit }) => `Almeno ${limit} caratteri`,
  TOO_LONG_ERROR: ({ limit }) => `Al massimo ${limit} caratteri`,
  STRICT_CHECK_FAILED_ERROR: () => 'Inserisca un indirizzo e-mail valido.',
  INVALID_EMAIL_FORMAT_ERROR: () => 'Inserisca un indirizzo e-mail valido.',
  CUSTOMER_EMAIL_NOT_UNIQUE: ({ email }) =>
    email ? `Esiste già un conto per ${email}.` : 'Esiste già un conto per questo indirizzo e-mail.',
  CUSTOMER_PASSWORD_NOT_CORRECT: () => 'La password non è corretta.',
  PASSWORD_STRENGTH_ERROR: () =>
    'Questa password è molto diffusa o fa parte dei Suoi dati. Ne scelga un’altra.',
  VAT_ID_FORMAT_NOT_CORRECT: ({ example, check }) => {
    if (check === 'digits') return 'Una cifra di questo numero non è giusta. La confronti, per favore.'
    return example
      ? `Il numero non ha il formato giusto, ad esempio ${example}`
      : 'Il numero non ha il formato giusto.'
  },
  ZIP_CODE_INVALID: ({ example }) =>
    example ? `Il CAP non corrisponde al Paese, ad esempio ${example}` : 'Il CAP non corrisponde al Paese.',
  INVALID_FORMAT_ERROR: ({ example }) =>
    example ? `Inserisca anche il prefisso, ad esempio ${example}` : 'Il dato non ha il formato giusto.',
  NO_SUCH_CHOICE_ERROR: () => 'Scelga una voce dall’elenco.',
  ENTITY_DOES_NOT_EXISTS: () => 'Scelga una voce dall’elenco.',
  ENTITY_EXISTS: () => 'Esiste già.',
  NOT_EQUAL_ERROR: () => 'I due dati non coincidono.',
  INVALID_TYPE_ERROR: () => 'Il dato non ha il formato giusto.',
}
