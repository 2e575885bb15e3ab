import type { Texts } from '../texts.ts'

export const violations: Texts['violations'] = {
  summary: (count) =>
    count === 1
      ? 'Une indication manque ou n’est pas correcte\u00a0:'
      : `${count} indications manquent ou ne sont pas correctes\u00a0:`,
  inField: (field, message) => `${field}\u00a0: ${message}`,
  IS_BLANK_ERROR: () => '*Ce champ est obligatoire',
  TOO_LOW_ERROR: () => '*Ce champ est obligatoire',
  TOO_HIGH_ERROR: ({ compared_value }) => `Au plus ${compared_value}`,
  TOO_SHORT_ERROR: ({ limit }) => `Au moins ${limit} caractères`,
  TOO_LONG_ERROR: ({ limit }) => `Au plus ${limit} caractères`,
  STRICT_CHECK_FAILED_ERROR: () => 'Veuillez saisir une adresse e-mail valable.',
  INVALID_EMAIL_FORMAT_ERROR: () => 'Veuillez saisir une adresse e-mail valable.',
  CUSTOMER_EMAIL_NOT_UNIQUE: ({ email }) =>
    email ? `Il existe déjà un compte pour ${email}.` : 'Il existe déjà un compte pour cette adresse e-mail.',
  CUSTOMER_PASSWORD_NOT_CORRECT: () => 'Le mot de passe n’est pas correct.',
  PASSWORD_STRENGTH_ERROR: () =>
    'Ce mot de passe est très répandu ou figure dans vos données. Veuillez en choisir un autre.',
  VAT_ID_FORMAT_NOT_CORRECT: ({ example, check }) => {
    if (check === 'digits') return 'Un chiffre de ce numéro n’est pas juste. Veuillez le comparer.'
    return example
      ? `Ce numéro n’a pas la bonne forme, par exemple ${example}`
      : 'Ce numéro n’a pas la bonne forme.'
  },
  ZIP_CODE_INVALID: ({ example }) =>
    example
      ? `Ce code postal ne correspond pas au pays, par exemple ${example}`
      : 'Ce code postal ne correspond pas au pays.',
  INVALID_FORMAT_ERROR: ({ example }) =>
    example
      ? `Veuillez indiquer l’indicatif, par exemple ${example}`
      : 'Cette indication n’a pas la bonne forme.',
  NO_SUCH_CHOICE_ERROR: () => 'Veuillez choisir dans la liste.',
  ENTITY_DOES_NOT_EXISTS: () => 'Veuillez choisir dans la liste.',
  ENTITY_EXISTS: () => 'Cela existe déjà.',
  NOT_EQUAL_ERROR: () => 'Les deux indications ne sont pas identiques.',
  INVALID_TYPE_ERROR: () => 'Cette indication n’a pas la bonne forme.',
}
