import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { passOn } from '../pass-on.ts'
import type { KeptWishlist } from './load-wishlist.ts'

type ShareListProps = { kept: KeptWishlist | null; origin: string }

/** The link to a list: made, passed on, taken back. A visitor's list, which only her browser has, has none. */
export function ShareList({ kept, origin }: ShareListProps) {
  const { share } = useTexts().wishlist
  const path = usePaths()

  return (
    <section aria-labelledby="share" className="grid max-w-2xl justify-items-start gap-4">
      <h2 id="share" className="text-xl">
        {share.title}
      </h2>
      <p className="text-muted">{kept ? share.text : share.login}</p>
      {kept?.shareCode ? (
        <SharedLink url={origin + path('sharedWishlist', kept.shareCode)} />
      ) : kept ? (
        <Form method="post" preventScrollReset>
          <Button look="quiet" name="intent" value="share">
            {share.create}
          </Button>
        </Form>
      ) : (
        <ButtonLink look="quiet" to={path('login', { back: path('wishlist') })}>
          {share.toLogin}
        </ButtonLink>
      )}
    </section>
  )
}

function SharedLink({ url }: { url: string }) {
  const { share } = useTexts().wishlist

  async function send(event: MouseEvent) {
    event.preventDefault()
    await passOn({ title: share.subject, url }, share)
  }
  return (
    <>
      <div className="w-full">
        <TextInput
          label={share.link}
          name="link"
          readOnly
          defaultValue={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          className="button button-quiet"
          href={`mailto:?subject=${encodeURIComponent(share.subject)}&body=${encodeURIComponent(url)}`}
          data-later="rather"
          onClick={(event) => void send(event)}
        >
          <Share2 aria-hidden size={18} />
          {share.send}
        </a>
        <Form method="post" preventScrollReset>
          <Button look="plain" name="intent" value="unshare">
            {share.takeBack}
          </Button>
        </Form>
      </div>
    </>
  )
}
