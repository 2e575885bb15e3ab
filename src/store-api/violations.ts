import type { Violation, ViolationRule } from '../shop/refusal.ts'
import type { WireError } from './client.ts'

/** Parameters keep Symfony's `{{ name }}` keys; `field` is ours, so that the texts are whole. */
export function violationOnWire({ rule, path, value, detail = {} }: Violation): WireError {
  const [code, template] = violationCodes[rule]
  const parameters = Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [`{{ ${name} }}`, value]),
  )

  return {
    status: '400',
    code: `VIOLATION::${code}`,
    title: 'Constraint violation error',
    detail: template.replace(/\{\{ \w+ \}\}/g, (name) => String(parameters[name] ?? '')),
    source: { pointer: `/${path.join('/')}` },
    meta: {
      parameters: { ...parameters, '{{ value }}': JSON.stringify(value ?? ''), field: path.join('.') },
    },
  }
}

const violationCodes: Record<ViolationRule, readonly [code: string, detail: string]> = {
  blank: ['IS_BLANK_ERROR', 'This value should not be blank.'],
  'too-short': ['TOO_SHORT_ERROR', 'This value is too short. It should have {{ limit }} characters or more.'],
  'too-long': ['TOO_LONG_ERROR', 'This value is too long. It should have {{ limit }} characters or less.'],
  'too-low': ['TOO_LOW_ERROR', 'This value should be {{ compared_value }} or more.'],
  'too-high': ['TOO_HIGH_ERROR', 'This value should be {{ compared_value }} or less.'],
  'not-an-email': ['INVALID_EMAIL_FORMAT_ERROR', 'This value is not a valid email address.'],
  'email-taken': ['CUSTOMER_EMAIL_NOT_UNIQUE', 'The email address {{ email }} is already in use.'],
  'zip-invalid': ['ZIP_CODE_INVALID', 'This value is not a valid ZIP code for country "{{ iso }}".'],
  'vat-id-format': ['VAT_ID_FORMAT_NOT_CORRECT', 'The format of the VAT Id is not correct.'],
  'phone-invalid': ['INVALID_FORMAT_ERROR', 'This value is not a valid phone number.'],
  'no-such-choice': ['NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.'],
  'entity-does-not-exist': [
    'ENTITY_DOES_NOT_EXISTS',
    'The {{ entity }} entity with id {{ id }} does not exist.',
  ],
  'entity-exists': ['ENTITY_EXISTS', 'The {{ entity }} entity already exists.'],
  'strict-check-failed': ['STRICT_CHECK_FAILED_ERROR', 'This value is not valid.'],
  'not-equal': ['NOT_EQUAL_ERROR', 'This value should be equal to {{ compared_value }}.'],
  'wrong-type': ['INVALID_TYPE_ERROR', 'This value should be of type {{ type }}.'],
  // Symfony's PasswordStrength.
  'too-common': [
    'PASSWORD_STRENGTH_ERROR',
    'The password strength is too low. Please use a stronger password.',
  ],
  'password-incorrect': ['CUSTOMER_PASSWORD_NOT_CORRECT', 'The current password is not correct.'],
}
