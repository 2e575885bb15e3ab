import { z } from 'zod'
import { findProblems, sendEnquiry } from '../shop/forms/send-enquiry.ts'
import { refuseForm, type Violation } from '../shop/refusal.ts'
import { endpoint } from './endpoint.ts'
import { limitEnquiries } from './limits.ts'
import { struct } from './shapes/struct.ts'
import { line, optionalChosenId, optionalLine, optionalText, ticked } from './typed-text.ts'
import { countingUnproved } from './unproved.ts'

const serviceRequest = z.object({
  serviceType: line,
  canton: optionalLine,
  partner: optionalChosenId<'dealer'>(),
  location: optionalLine,
  firstName: optionalLine,
  lastName: optionalLine,
  email: optionalLine,
  phone: optionalLine,
  street: optionalLine,
  number: optionalLine,
  zip: optionalLine,
  city: optionalLine,
  description: optionalText,
  acceptedTerms: ticked,
  /** Nobody sees this field: what stands in it was put there by a machine. */
  confirmation: line,
})

const serviceTypes = ['exhibition', 'assembly'] as const

/** POST /service-request, only ours: to see a system at a dealer, or to have it built in. */
export const post = endpoint(
  serviceRequest,
  async (
    { serviceType, canton, partner, description, number, acceptedTerms, confirmation, ...typed },
    { db, visit, caller, later },
  ) => {
    limitEnquiries(caller.ip, typed.email, visit)
    const entry = {
      ...typed,
      // Lists of states name a canton with its country before it.
      canton: canton?.toUpperCase().replace(/^CH-/, '') ?? null,
      dealerId: partner,
      message: description,
      houseNumber: number,
      salutationId: null,
      subject: null,
      acceptedPrivacy: acceptedTerms,
      isSuspect: confirmation !== '',
    }
    const kind = serviceTypes.find((type) => type === serviceType)
    if (!kind) {
      // Whom she may choose depends on what she wants; all else can be said at once.
      const others = await findProblems(db, visit.channel, { ...entry, dealerId: null, kind: 'exhibition' })
      return refuseForm([unknownType(serviceType), ...others])
    }

    const { id, receivedAt } = await countingUnproved('enquiry', caller, visit, () =>
      sendEnquiry(db, visit, { ...entry, kind }, later),
    )
    return struct('service_request', { id, serviceType: kind, receivedAt: receivedAt.toISOString() })
  },
)

const unknownType = (serviceType: string): Violation => ({
  rule: serviceType === '' ? 'blank' : 'no-such-choice',
  path: ['serviceType'],
  value: serviceType,
})
