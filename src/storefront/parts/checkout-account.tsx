import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { AddressLines } from './address-lines.tsx'
import { isAboutCode } from './cart-notices.ts'
import { ChooseAddresses } from './checkout-addresses.tsx'
import { SendButton, SendingForm } from './forms/sending-form.tsx'
import { NoticeList } from './notice-list.tsx'
import { violationText } from './violation-text.ts'

/** Whoever has an account has addresses; they are kept there. */
export function KnownCustomer({ answer }: { answer: StepAnswer | undefined }) {
  const { terms, notices, addresses } = useLoaderData<DataOf<'address'>>()
  const { checkout } = useTexts()
  const path = usePaths()
  const { customer } = terms
  const [shipping, billing] = [customer?.activeShippingAddress, customer?.activeBillingAddress]
  const mayChoose = addresses.length > 1
  const lacksSalutation = [customer, shipping, billing].some((one) => one?.salutationId === null)

  return (
    <div className="grid gap-6">
      <NoticeList
        notices={notices.filter(
          (notice) =>
            !isAboutCode(notice) && !(lacksSalutation && notice.messageKey.startsWith('salutation-missing')),
        )}
        problem={answer?.problem}
      />
      <p>{checkout.guest.loggedIn(`${customer?.firstName} ${customer?.lastName}`)}</p>
      {lacksSalutation && <ChooseSalutation answer={answer} />}
      {mayChoose && !lacksSalutation ? (
        <ChooseAddresses />
      ) : (
        <dl className="settled">
          {shipping && (
            <div>
              <dt>{checkout.address.shipping}</dt>
              <dd>
                <AddressLines address={shipping} />
              </dd>
            </div>
          )}
          {billing && billing.id !== shipping?.id && (
            <div>
              <dt>{checkout.address.billing}</dt>
              <dd>
                <AddressLines address={billing} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        {!lacksSalutation && !mayChoose && (
          <ButtonLink to={path('checkout', 'shipping')} size="large">
            {checkout.continue.shipping}
          </ButtonLink>
        )}
        <ButtonLink to={path('addresses')} look="quiet">
          {checkout.guest.addresses}
        </ButtonLink>
      </div>
    </div>
  )
}

/** No order without one (specification 8): it is chosen here and kept in the account. */
function ChooseSalutation({ answer }: { answer: StepAnswer | undefined }) {
  const { salutations } = useLoaderData<DataOf<'address'>>()
  const texts = useTexts()
  const { checkout } = texts
  const path = usePaths()
  const error = answer?.errors.salutationId

  return (
    <SendingForm
      method="post"
      action={path('checkout', 'address')}
      noValidate
      className="card grid gap-4 p-5"
    >
      <input type="hidden" name="step" value="salutation" />
      <p>{checkout.salutation.text}</p>
      <Select
        label={checkout.address.salutation}
        name="salutationId"
        autoComplete="honorific-prefix"
        options={[{ value: '', label: checkout.choose }, ...salutations]}
        error={error && violationText(error, texts)}
        className="sm:max-w-60"
        required
      />
      <SendButton size="large" className="sm:justify-self-start">
        {checkout.salutation.save}
      </SendButton>
    </SendingForm>
  )
}
