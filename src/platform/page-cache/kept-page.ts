import { etagOf } from './etag.ts'
import { PackedBody } from './packed-body.ts'

/** For whom there is how much room: what anybody can make up addresses for must not push out what everybody reads. */
export type Share = 'pages' | 'narrowed' | 'dead-ends'

/** How an answer may be kept. */
export type Keeping = {
  share: Share
  /** As long it is sent without a second thought; after that it is still sent, and drawn anew beside. */
  freshMs: number
  /** From this instant on it is wrong, or may be. Milliseconds since 1970. */
  goodUntil: number
}

/** An answer as it was drawn, for nobody in particular. */
export type Drawn = {
  status: number
  headers: Readonly<Record<string, string>>
  content: Buffer
  /** What it shows. */
  tags: readonly string[]
  /** Null: it answers whoever waits for it now and nobody else. */
  keeping: Keeping | null
}

/** What a page is kept with besides its body, and what a tag weighs. */
const [usualBytes, tagBytes] = [3_000, 80]

/** An answer ready to be sent, again and again. */
export class KeptPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly etag: string
  readonly body: PackedBody
  readonly keeping: Keeping | null
  /** The moment among the changes at which it was begun. */
  readonly drawnAt: number
  /** Up to this moment it is known that nothing it shows has changed. */
  seenAt: number
  freshUntil: number
  hits = 0
  /** For whoever sends it: the headers of each form, so that they are written once. */
  readonly prepared = new Map<string, readonly string[]>()

  private constructor(drawn: Drawn, etag: string, body: PackedBody, times: { drawnAt: number; now: number }) {
    this.status = drawn.status
    this.headers = drawn.headers
    this.tags = drawn.tags
    this.keeping = drawn.keeping
    this.etag = etag
    this.body = body
    this.drawnAt = times.drawnAt
    this.seenAt = times.drawnAt
    this.freshUntil = times.now + (drawn.keeping?.freshMs ?? 0)
  }

  /** What was kept before and says the same is packed already. */
  static async of(
    drawn: Drawn,
    times: { drawnAt: number; now: number },
    before: KeptPage | undefined,
  ): Promise<KeptPage> {
    const etag = etagOf(drawn.content)
    const body = before?.etag === etag ? before.body : await PackedBody.of(drawn.content)
    return new KeptPage(drawn, etag, body, times)
  }

  get bytes(): number {
    return this.body.bytes + usualBytes + tagBytes * this.tags.length
  }
}
