import { Form, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { ProfileData } from './load-profile.ts'

/** On whose terms she buys, and how to get better ones. */
export function GroupBox() {
  const { group, waitsFor, mayAskFor, isBusiness } = useLoaderData<ProfileData>()
  const words = useTexts().person.profile.group
  if (!group) return null

  return (
    <section aria-labelledby="group" className="grid gap-3">
      <h2 id="group" className="text-2xl">
        {words.title}
      </h2>
      <p>
        {words.isIn(group.name)} {group.isNet && words.net}
      </p>
      {waitsFor ? (
        <Alert>{words.waiting(waitsFor)}</Alert>
      ) : (
        mayAskFor && (
          <Form method="post" className="grid justify-items-start gap-3">
            <h3 className="mt-2">{mayAskFor.title}</h3>
            <p className="max-w-prose text-muted">{mayAskFor.text}</p>
            <input type="hidden" name="requestedGroupId" value={mayAskFor.id} />
            {mayAskFor.onlyCompany && !isBusiness ? (
              <p className="text-sm text-muted">{words.onlyCompany}</p>
            ) : (
              <Button type="submit" name="intent" value="group" look="quiet">
                {words.ask(mayAskFor.name)}
              </Button>
            )}
          </Form>
        )
      )}
    </section>
  )
}
