import { readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database.ts'
import { loadCart } from '../src/shop/cart/load-cart.ts'
import { workOut } from '../src/shop/cart/work-out.ts'
import { readChannel } from '../src/shop/channel/read-channel.ts'
import { readVisit } from '../src/shop/sessions/read-visit.ts'

/** How long the rules alone take for the largest cart of the shop, without database and door: half of all runs are faster. */
export async function measureCalculation(
  dataFolder: string,
): Promise<{ lines: number; p50: number; p95: number }> {
  const closing: (() => Promise<void>)[] = []
  const config = readConfig({ DATA_FOLDER: dataFolder })
  const { db } = await openDatabase(config, {
    say: () => undefined,
    closeWith: (close) => closing.unshift(close),
  })

  try {
    const { token } = await db
      .selectFrom('cart')
      .innerJoin('cart_line', 'cart_line.cart_id', 'cart.id')
      .select('cart.token')
      .groupBy('cart.token')
      .orderBy((row) => row.fn.countAll(), 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const visit = await readVisit(db, await readChannel(db), token, { locale: 'de-DE' }, new Date())
    const facts = await loadCart(db, { ...visit, token })

    for (let turn = 0; turn < 300; turn++) workOut(visit, facts)
    const took = Array.from({ length: 1_000 }, () => {
      const begun = performance.now()
      workOut(visit, facts)
      return performance.now() - begun
    }).sort((a, b) => a - b)

    return { lines: facts.lines.length, p50: took[500] ?? Number.NaN, p95: took[950] ?? Number.NaN }
  } finally {
    for (const close of closing) await close()
  }
}
