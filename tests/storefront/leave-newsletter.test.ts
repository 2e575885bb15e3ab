import { describe, expect, it } from 'vitest'
import { leaveKeyOf } from '../../src/shop/newsletter/leave-link.ts'
import type { RecipientId } from '../../src/shop/newsletter/recipient.ts'
import { newId } from '../../src/values/ids.ts'
import { head, openPages, origin } from './open-pages.ts'

const pages = openPages()

async function reader(): Promise<string> {
  const id: RecipientId = newId()
  await pages
    .db()
    .insertInto('newsletter_recipient')
    .values({
      id,
      email: 'ada@example.org',
      status: 'optIn',
      hash: id,
      language: 'fr-FR',
      asked_at: new Date(),
      confirmed_at: new Date(),
    })
    .execute()
  return leaveKeyOf(pages.db(), id)
}
const statuses = async () =>
  (await pages.db().selectFrom('newsletter_recipient').select('status').execute()).map(({ status }) => status)
const pageOf = (key: string) => `/fr-FR/newsletter-subscribe?leave=${key}`
const press = (key: string, from: string) =>
  pages.ask(pageOf(key), {
    method: 'POST',
    headers: { origin: from },
    body: new URLSearchParams({ intent: 'leave', leave: key }),
  })

describe('the page a newsletter leads to', () => {
  it('asks in one press, in the language of the mail, and is in nobody’s search results', async () => {
    const key = await reader()
    const html = await (await pages.ask(pageOf(key))).text()

    expect(html).toContain('Encore un clic, et nous ne vous envoyons plus la newsletter.')
    expect(html).toContain(`name="leave" value="${key}"`)
    expect(html).not.toContain('name="email"')
    expect(head(html).robots).toContain('noindex')
    expect(await statuses()).toEqual(['optIn'])
  })

  it('takes the reader off the list without a script', async () => {
    const answer = await press(await reader(), origin)

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/fr-FR/newsletter-subscribe?state=left',
    ])
    expect(await statuses()).toEqual(['optOut'])
  })

  it('offers another way when the link is not one of ours', async () => {
    await reader()
    const answer = await press('made.up', origin)
    const html = await answer.text()

    expect(answer.status).toBe(422)
    expect(html).toContain('Ce lien n’est pas valable.')
    expect(html).toContain('name="email"')
    expect(await statuses()).toEqual(['optIn'])
  })

  it('is pressed by nobody else’s page', async () => {
    const answer = await press(await reader(), 'https://evil.example')
    expect(answer.status).toBe(403)
    expect(await statuses()).toEqual(['optIn'])
  })
})
