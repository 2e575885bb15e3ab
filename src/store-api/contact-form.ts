import { z } from 'zod'
import { sendEnquiry } from '../shop/forms/send-enquiry.ts'
import { endpoint } from './endpoint.ts'
import { limitEnquiries } from './limits.ts'
import { struct } from './shapes/struct.ts'
import { line, optionalChosenId, optionalLine, optionalText, tickedIfAsked } from './typed-text.ts'
import { countingUnproved } from './unproved.ts'

const contactForm = z.object({
  salutationId: optionalChosenId<'salutation'>(),
  firstName: optionalLine,
  lastName: optionalLine,
  email: optionalLine,
  phone: optionalLine,
  subject: optionalLine,
  comment: optionalText,
  // Ours: Shopware's form knows no address.
  street: optionalLine,
  number: optionalLine,
  zip: optionalLine,
  location: optionalLine,
  /** Shopware's clients whose form has no such field leave it out; a form that has one means it. */
  checkbox: tickedIfAsked,
  /** Nobody sees this field: what stands in it was put there by a machine. */
  confirmation: line,
})

/** POST /contact-form */
export const post = endpoint(
  contactForm,
  async ({ comment, number, location, checkbox, confirmation, ...typed }, { db, visit, caller, later }) => {
    limitEnquiries(caller.ip, typed.email, visit)
    const entry = {
      ...typed,
      kind: 'contact',
      message: comment,
      houseNumber: number,
      city: location,
      canton: null,
      dealerId: null,
      location: null,
      acceptedPrivacy: checkbox,
      isSuspect: confirmation !== '',
    } as const
    await countingUnproved('enquiry', caller, visit, () => sendEnquiry(db, visit, entry, later))
    return struct('contact_form_result', { individualSuccessMessage: '' })
  },
)
