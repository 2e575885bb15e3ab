import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { confirmationLink, guestForm, password } from '../people.ts'
import type { Journey } from './journey.ts'

/** Opens an account by the Store API, as any client could, and goes on with its visit in this browser. */
export async function logInAs(shop: Journey, page: Page, email: string): Promise<void> {
  const headers = { 'sw-access-key': 'SWSCTRENNWERKDEMOSTOREFRONT' }
  const ask = async (path: string, data: object, token?: string) => {
    const answer = await page.request.post(`/store-api${path}`, {
      data,
      headers: { ...headers, ...(token && { 'sw-context-token': token }) },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.headers()['sw-context-token'] ?? ''
  }

  const form = await guestForm(shop, { guest: false, password, email, storefrontUrl: shop.origin() })
  const token = await ask('/account/register', form)
  const link = await confirmationLink(shop, email)
  if (link) await ask('/account/register-confirm', link, token)
  const own = await ask('/account/login', { username: email, password })
  await page.context().addCookies([{ name: 'sw-context-token', value: own, url: shop.origin() }])
}
