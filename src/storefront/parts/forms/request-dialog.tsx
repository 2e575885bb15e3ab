import { Dialog, DialogButton } from '../../../ui/dialog.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type LoadedRequest, serviceTypes } from './load-request.ts'
import { RequestForm } from './request-form.tsx'

const id = 'request-dialog'

/** What one may ask for, and the form in a window over the page; without scripts on the page itself. */
export function RequestDialog(loaded: Pick<LoadedRequest, 'known' | 'cantons' | 'partners'>) {
  const { forms, site } = useTexts()
  const { request } = forms
  const path = usePaths()

  return (
    <>
      <ul className="grid max-w-4xl gap-4 sm:grid-cols-2">
        {serviceTypes.map((type) => (
          <li key={type} className="card p-6">
            <h3 className="text-lg">{request.services[type].title}</h3>
            <p className="mt-1 text-muted">{request.services[type].text}</p>
          </li>
        ))}
      </ul>
      <DialogButton opens={id} data-later="only" className="button button-primary button-large mt-6">
        {request.open}
      </DialogButton>
      <noscript>
        <a
          className="button button-primary button-large mt-6"
          href={`${path('assembly', { service: serviceTypes[0] })}#request`}
        >
          {request.open}
        </a>
      </noscript>
      <Dialog id={id} title={request.title} close={site.close}>
        <RequestForm {...loaded} answer={undefined} />
      </Dialog>
    </>
  )
}
