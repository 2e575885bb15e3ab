import type { Db } from '../../platform/postgres/db.ts'
import type { LanguageId, PaymentMethodId } from '../channel/channel.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'

/** How the customer usually pays. */
export async function chooseDefaultPayment(
  db: Db,
  visit: Visit,
  paymentMethodId: PaymentMethodId,
): Promise<void> {
  const { id } = accountHolder(visit)
  const isKnown = visit.channel.paymentMethods.some(
    (method) => method.id === paymentMethodId && method.active,
  )
  if (!isKnown) refuse('payment-method.not-selectable', { paymentMethodId })

  await db
    .updateTable('customer')
    .set({ default_payment_method_id: paymentMethodId })
    .where('id', '=', id)
    .execute()
}

/** The language the shop writes to her in. */
export async function chooseLanguage(db: Db, visit: Visit, languageId: LanguageId): Promise<void> {
  const { id } = accountHolder(visit)
  const language =
    visit.channel.languages.find((language) => language.id === languageId) ??
    refuseForm([
      {
        rule: 'entity-does-not-exist',
        path: ['languageId'],
        value: languageId,
        detail: { entity: 'language', id: languageId },
      },
    ])

  await db.updateTable('customer').set({ language: language.code }).where('id', '=', id).execute()
}
