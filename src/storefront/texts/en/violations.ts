import type { Texts } from '../texts.ts'

export const violations: Texts['violations'] = {
  summary: (count) =>
    count === 1 ? 'One entry is missing or not right yet:' : `${count} entries are missing or not right yet:`,
  inField: (field, message) => `${field}: ${message}`,
  IS_BLANK_ERROR: () => '*This field is required',
  TOO_LOW_ERROR: () => '*This field is required',
  TOO_HIGH_ERROR: ({ compared_value }) => `At most ${compared_value}`,
  TOO_SHORT_ERROR: ({ limit }) => `At least ${limit} characters`,
  TOO_LONG_ERROR: ({ limit }) => `At most ${limit} characters`,
  STRICT_CHECK_FAILED_ERROR: () => 'Please enter a valid e-mail address.',
  INVALID_EMAIL_FORMAT_ERROR: () => 'Please enter a valid e-mail address.',
  CUSTOMER_EMAIL_NOT_UNIQUE: ({ email }) =>
    email
      ? `There is already an account for ${email}.`
      : 'There is already an account for this e-mail address.',
  CUSTOMER_PASSWORD_NOT_CORRECT: () => 'The password is not correct.',
  PASSWORD_STRENGTH_ERROR: () =>
    'This password is used very often, or it is part of your details. Please choose another one.',
  VAT_ID_FORMAT_NOT_CORRECT: ({ example, check }) => {
    if (check === 'digits') return 'A digit of this number is wrong. Please compare it.'
    return example
      ? `This number does not have the right form, for example ${example}`
      : 'This number does not have the right form.'
  },
  ZIP_CODE_INVALID: ({ example }) =>
    example
      ? `This postal code does not suit the country, for example ${example}`
      : 'This postal code does not suit the country.',
  INVALID_FORMAT_ERROR: ({ example }) =>
    example
      ? `Please include the area code, for example ${example}`
      : 'This entry does not have the right form.',
  NO_SUCH_CHOICE_ERROR: () => 'Please choose from the list.',
  ENTITY_DOES_NOT_EXISTS: () => 'Please choose from the list.',
  ENTITY_EXISTS: () => 'This exists already.',
  NOT_EQUAL_ERROR: () => 'The two entries do not match.',
  INVALID_TYPE_ERROR: () => 'This entry does not have the right form.',
}
