import { everything } from '../platform/page-cache/changes.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { addressOf, type Db } from '../platform/postgres/db.ts'
import { hear } from '../platform/postgres/hear.ts'
import type { KeptChannel } from '../shop/channel/keep-channel.ts'

/** Where migration 0022 has commits tell what they changed on pages. */
const channelName = 'page_changes'

/** What this process keeps in memory of the shop; each process hears for itself. */
type Kept = { channel: KeptChannel; pages: PageCache | null }

/** Lets go of what is kept the moment somebody, in whichever process, has changed it. */
export function hearChanges(
  db: Db,
  { channel, pages }: Kept,
): { begun: Promise<void>; close(): Promise<void> } {
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const url = addressOf(db)
  if (url === null) return { begun, close: async () => undefined }

  const hearing = hear(url, channelName, {
    begun() {
      channel.forget()
      pages?.hear()
      resolve()
    },
    told(message) {
      const tags = message.split(' ')
      // First: a page that is drawn anew right after must not find the former channel.
      if (tags.includes(everything)) channel.forget()
      pages?.tell(tags)
    },
    lost: () => pages?.deafen(),
  })
  return { ...hearing, begun }
}
