import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog, showDialog } from '../../ui/dialog.tsx'
import { fetchStoreApi } from '../browser/fetch-store-api.ts'
import { useTexts } from '../shop-frame.tsx'
import { CountryForm } from './country-form.tsx'

const id = 'country-choice'
const formId = 'country-form'

type CountryDialogProps = {
  asked: number
  chosen: string
  /** Asked for on a ground with colours of its own, which are not the dialog's. */
  apart: boolean
}

/** The countries we deliver to, over the page, opened anew each time it is asked for. */
export function CountryDialog({ asked, chosen, apart }: CountryDialogProps) {
  const { country } = useTexts().cart
  const { pathname, search } = useLocation()
  const [countries, setCountries] = useState<Parameters<typeof CountryForm>[0]['countries']>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked again is the reason, not a value
  useEffect(() => showDialog(id), [asked])

  useEffect(() => {
    fetchStoreApi()
      .call('POST /country', wish)
      .then(
        ({ elements }) => setCountries(elements),
        // The cart page offers the same choice.
        (error: unknown) => console.warn('The countries could not be read.', error),
      )
  }, [])

  const dialog = (
    <Dialog
      id={id}
      title={country.title}
      close={country.close}
      footer={
        <Button type="submit" form={formId} wide>
          {country.choose}
        </Button>
      }
    >
      {countries.length > 0 && (
        <CountryForm id={formId} countries={countries} chosen={chosen} back={pathname + search} />
      )}
    </Dialog>
  )
  return apart ? createPortal(dialog, document.body) : dialog
}

const wish = { filter: [{ type: 'equals', field: 'shippingAvailable', value: true }], limit: 50 }
